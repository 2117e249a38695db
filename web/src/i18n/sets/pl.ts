// SPDX-License-Identifier: MIT
// The words of sets, one line each.
import { words as river } from '../../sets/river/words/pl';
import { words as inns } from '../../sets/inns/words/pl';
import { words as traders } from '../../sets/traders/words/pl';
import { words as hills } from '../../sets/hills/words/pl';
import { words as wheel } from '../../sets/wheel/words/pl';
import { words as abbot } from '../../sets/abbot/words/pl';
import { joined } from './joined';

export const words = joined(river, inns, traders, hills, wheel, abbot);
