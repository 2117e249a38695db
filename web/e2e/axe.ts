// SPDX-License-Identifier: MIT
// What axe finds serious on a page, in light and dark.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Guest } from './support';

const kAxe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  impact: string | null;
  nodes: { html: string; failureSummary: string }[];
}

// The sheet of art and the drawn board are hidden from screen readers and have thousands of parts. A theme changes
// nothing but colours: what does not look at them is asked once.
const kRules = { light: null, dark: ['color-contrast', 'link-in-text-block'] } as const;
const run = (rules: readonly string[] | null): string =>
  `axe.run({ exclude: ["#art", ".paper"] }, ${JSON.stringify({
    resultTypes: ['violations'],
    ...(rules === null ? {} : { runOnly: rules }),
  })}).then((result) => result.violations)`;

export async function serious_findings(guest: Guest): Promise<string[]> {
  await guest.page.evaluate(kAxe);
  const said: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await guest.page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
    const found = (await guest.page.evaluate(run(kRules[theme]))) as Finding[];
    const serious = found.filter((one) => one.impact === 'serious' || one.impact === 'critical');
    said.push(...serious.map((one) => `${theme}: ${one.id}: ${one.nodes[0]?.html} ${one.nodes[0]?.failureSummary}`));
  }
  return said;
}
