// SPDX-License-Identifier: MIT
// The chapters of sets, one line each.
import { chapter as river } from '../../sets/river/rules/es';
import { chapter as inns } from '../../sets/inns/rules/es';
import { chapter as traders } from '../../sets/traders/rules/es';
import { chapter as hills } from '../../sets/hills/rules/es';
import { chapter as wheel } from '../../sets/wheel/rules/es';
import { chapter as abbot } from '../../sets/abbot/rules/es';

export const chapters = { river, inns, traders, hills, wheel, abbot };
