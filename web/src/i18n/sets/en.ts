// The words of sets that have files of their own, one line each.
import * as abbot from '../../sets/abbot/words/en';
import { joined } from './joined';

export const { words, rules, study } = joined(abbot);
