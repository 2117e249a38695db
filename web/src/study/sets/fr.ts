// SPDX-License-Identifier: MIT
// The words of sets in puzzles and lessons, one line each.
import { study as river } from '../../sets/river/study/fr';
import { study as inns } from '../../sets/inns/study/fr';
import { study as traders } from '../../sets/traders/study/fr';
import { study as hills } from '../../sets/hills/study/fr';
import { study as wheel } from '../../sets/wheel/study/fr';
import { study as abbot } from '../../sets/abbot/study/fr';
import { joined } from '../../i18n/sets/joined';

export const study = joined(river, inns, traders, hills, wheel, abbot);
