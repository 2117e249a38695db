// SPDX-License-Identifier: MIT
import type { SetComponents } from '../set_components';
import Flocks from './Flocks.svelte';
import TendDock from './TendDock.svelte';
import TokenPicture from './TokenPicture.svelte';
import TokensLeft from './TokensLeft.svelte';

export const components: SetComponents = {
  set: 'hills',
  pieces: Flocks,
  docks: { tend: TendDock },
  draws: {
    token: {
      question: (s) => s.analysis.which_token,
      label: (action, t) => (action.verb === 'token' ? t.table.token(action.sheep) : ''),
      picture: TokenPicture,
    },
  },
  left: TokensLeft,
};
