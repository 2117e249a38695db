// SPDX-License-Identifier: MIT
// The words of sets, one line each.
import { words as river } from '../../sets/river/words/fr';
import { words as inns } from '../../sets/inns/words/fr';
import { words as traders } from '../../sets/traders/words/fr';
import { words as hills } from '../../sets/hills/words/fr';
import { words as wheel } from '../../sets/wheel/words/fr';
import { words as abbot } from '../../sets/abbot/words/fr';
import { joined } from './joined';

export const words = joined(river, inns, traders, hills, wheel, abbot);
