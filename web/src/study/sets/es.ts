// SPDX-License-Identifier: MIT
// The words of sets in puzzles and lessons, one line each.
import { study as river } from '../../sets/river/study/es';
import { study as inns } from '../../sets/inns/study/es';
import { study as traders } from '../../sets/traders/study/es';
import { study as hills } from '../../sets/hills/study/es';
import { study as wheel } from '../../sets/wheel/study/es';
import { study as abbot } from '../../sets/abbot/study/es';
import { joined } from '../../i18n/sets/joined';

export const study = joined(river, inns, traders, hills, wheel, abbot);
