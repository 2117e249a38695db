// SPDX-License-Identifier: MIT
// The chapters of sets, one line each.
import { chapter as river } from '../../sets/river/rules/nl';
import { chapter as inns } from '../../sets/inns/rules/nl';
import { chapter as traders } from '../../sets/traders/rules/nl';
import { chapter as hills } from '../../sets/hills/rules/nl';
import { chapter as wheel } from '../../sets/wheel/rules/nl';
import { chapter as abbot } from '../../sets/abbot/rules/nl';

export const chapters = { river, inns, traders, hills, wheel, abbot };
