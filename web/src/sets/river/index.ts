// SPDX-License-Identifier: MIT
import './codes';
import type { ClientSet } from '../client_set';

export const river: ClientSet = {
  name: 'river',
  in_big_box: true,
  presets: [{ id: 'river', sets: ['base', 'river'], options: {}, tiles: ['BB5F1', 'BB5F5', 'BB5F12'] }],
  inert_terrains: ['river'],
  map_terrains: [{ terrain: 'river', colour: '#7fa7b8' }],
};
