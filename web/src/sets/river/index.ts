import './codes';
import type { ClientSet } from '../client_set';

export const river: ClientSet = { name: 'river' };
