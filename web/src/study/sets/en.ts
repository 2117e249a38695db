// SPDX-License-Identifier: MIT
// The words of sets in puzzles and lessons, one line each.
import { study as river } from '../../sets/river/study/en';
import { study as inns } from '../../sets/inns/study/en';
import { study as traders } from '../../sets/traders/study/en';
import { study as hills } from '../../sets/hills/study/en';
import { study as wheel } from '../../sets/wheel/study/en';
import { study as abbot } from '../../sets/abbot/study/en';
import { joined } from '../../i18n/sets/joined';

export const study = joined(river, inns, traders, hills, wheel, abbot);
