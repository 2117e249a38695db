// SPDX-License-Identifier: MIT
// The chapters of sets, one line each.
import { chapter as river } from '../../sets/river/rules/de';
import { chapter as inns } from '../../sets/inns/rules/de';
import { chapter as traders } from '../../sets/traders/rules/de';
import { chapter as hills } from '../../sets/hills/rules/de';
import { chapter as wheel } from '../../sets/wheel/rules/de';
import { chapter as abbot } from '../../sets/abbot/rules/de';

export const chapters = { river, inns, traders, hills, wheel, abbot };
