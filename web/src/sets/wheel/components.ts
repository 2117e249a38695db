// SPDX-License-Identifier: MIT
import type { SetComponents } from '../set_components';
import CrownChoices from './CrownChoices.svelte';
import RecallDock from './RecallDock.svelte';
import WheelBoard from './WheelBoard.svelte';
import WheelOverview from './WheelOverview.svelte';
import WheelPicture from './WheelPicture.svelte';
import WheelPig from './WheelPig.svelte';

export const components: SetComponents = {
  set: 'wheel',
  ground: WheelBoard,
  animated: WheelPig,
  overview: WheelOverview,
  picture: WheelPicture,
  choice_board: { component: CrownChoices, left: 40, top: 40, side: 320 },
  docks: { recall: RecallDock },
};
