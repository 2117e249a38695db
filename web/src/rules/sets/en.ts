// SPDX-License-Identifier: MIT
// The chapters of sets, one line each.
import { chapter as river } from '../../sets/river/rules/en';
import { chapter as inns } from '../../sets/inns/rules/en';
import { chapter as traders } from '../../sets/traders/rules/en';
import { chapter as hills } from '../../sets/hills/rules/en';
import { chapter as wheel } from '../../sets/wheel/rules/en';
import { chapter as abbot } from '../../sets/abbot/rules/en';

export const chapters = { river, inns, traders, hills, wheel, abbot };
