// SPDX-License-Identifier: MIT
// The words of sets in puzzles and lessons, one line each.
import { study as river } from '../../sets/river/study/nl';
import { study as inns } from '../../sets/inns/study/nl';
import { study as traders } from '../../sets/traders/study/nl';
import { study as hills } from '../../sets/hills/study/nl';
import { study as wheel } from '../../sets/wheel/study/nl';
import { study as abbot } from '../../sets/abbot/study/nl';
import { joined } from '../../i18n/sets/joined';

export const study = joined(river, inns, traders, hills, wheel, abbot);
