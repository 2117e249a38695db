// SPDX-License-Identifier: MIT
// The words of sets, one line each.
import { words as river } from '../../sets/river/words/de';
import { words as inns } from '../../sets/inns/words/de';
import { words as traders } from '../../sets/traders/words/de';
import { words as hills } from '../../sets/hills/words/de';
import { words as wheel } from '../../sets/wheel/words/de';
import { words as abbot } from '../../sets/abbot/words/de';
import { joined } from './joined';

export const words = joined(river, inns, traders, hills, wheel, abbot);
