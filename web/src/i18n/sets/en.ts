// SPDX-License-Identifier: MIT
// The words of sets, one line each.
import { words as river } from '../../sets/river/words/en';
import { words as inns } from '../../sets/inns/words/en';
import { words as traders } from '../../sets/traders/words/en';
import { words as hills } from '../../sets/hills/words/en';
import { words as wheel } from '../../sets/wheel/words/en';
import { words as abbot } from '../../sets/abbot/words/en';
import { joined } from './joined';

export const words = joined(river, inns, traders, hills, wheel, abbot);
