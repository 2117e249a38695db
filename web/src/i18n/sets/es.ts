// SPDX-License-Identifier: MIT
// The words of sets, one line each.
import { words as river } from '../../sets/river/words/es';
import { words as inns } from '../../sets/inns/words/es';
import { words as traders } from '../../sets/traders/words/es';
import { words as hills } from '../../sets/hills/words/es';
import { words as wheel } from '../../sets/wheel/words/es';
import { words as abbot } from '../../sets/abbot/words/es';
import { joined } from './joined';

export const words = joined(river, inns, traders, hills, wheel, abbot);
