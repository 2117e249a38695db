// SPDX-License-Identifier: MIT
// The chapters of sets, one line each.
import { chapter as river } from '../../sets/river/rules/pl';
import { chapter as inns } from '../../sets/inns/rules/pl';
import { chapter as traders } from '../../sets/traders/rules/pl';
import { chapter as hills } from '../../sets/hills/rules/pl';
import { chapter as wheel } from '../../sets/wheel/rules/pl';
import { chapter as abbot } from '../../sets/abbot/rules/pl';

export const chapters = { river, inns, traders, hills, wheel, abbot };
