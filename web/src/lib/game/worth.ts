// SPDX-License-Identifier: MIT
// The value of a feature as a phrase. A field's value comes from cities, so the phrase counts those.
import type { Words } from '../../i18n/en';
import type { Feature } from '../protocol';

export function worth_in_words(feature: Feature, t: Words): string {
  const { terrain, now, full, complete, cities = [] } = feature;
  if (terrain !== 'field') return t.table.worth(now, full, complete);
  return t.table.field_worth(now, full, cities.filter((city) => city.complete).length, cities.length, complete);
}
