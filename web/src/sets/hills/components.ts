import type { SetComponents } from '../set_components';
import Flocks from './Flocks.svelte';
import TendDock from './TendDock.svelte';

export const components: SetComponents = { set: 'hills', pieces: Flocks, docks: { tend: TendDock } };
