// SPDX-License-Identifier: MIT
// The words of sets in puzzles and lessons, one line each.
import { study as river } from '../../sets/river/study/pl';
import { study as inns } from '../../sets/inns/study/pl';
import { study as traders } from '../../sets/traders/study/pl';
import { study as hills } from '../../sets/hills/study/pl';
import { study as wheel } from '../../sets/wheel/study/pl';
import { study as abbot } from '../../sets/abbot/study/pl';
import { joined } from '../../i18n/sets/joined';

export const study = joined(river, inns, traders, hills, wheel, abbot);
