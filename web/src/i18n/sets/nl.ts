// SPDX-License-Identifier: MIT
// The words of sets, one line each.
import { words as river } from '../../sets/river/words/nl';
import { words as inns } from '../../sets/inns/words/nl';
import { words as traders } from '../../sets/traders/words/nl';
import { words as hills } from '../../sets/hills/words/nl';
import { words as wheel } from '../../sets/wheel/words/nl';
import { words as abbot } from '../../sets/abbot/words/nl';
import { joined } from './joined';

export const words = joined(river, inns, traders, hills, wheel, abbot);
