// SPDX-License-Identifier: MIT
import type { SetComponents } from '../set_components';
import GoodsSupply from './GoodsSupply.svelte';

export const components: SetComponents = { set: 'traders', supply: GoodsSupply };
