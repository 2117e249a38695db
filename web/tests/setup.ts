// SPDX-License-Identifier: MIT
import { i18n } from '../src/i18n/index.svelte';

await i18n.speak('en');
