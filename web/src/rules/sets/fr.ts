// SPDX-License-Identifier: MIT
// The chapters of sets, one line each.
import { chapter as river } from '../../sets/river/rules/fr';
import { chapter as inns } from '../../sets/inns/rules/fr';
import { chapter as traders } from '../../sets/traders/rules/fr';
import { chapter as hills } from '../../sets/hills/rules/fr';
import { chapter as wheel } from '../../sets/wheel/rules/fr';
import { chapter as abbot } from '../../sets/abbot/rules/fr';

export const chapters = { river, inns, traders, hills, wheel, abbot };
