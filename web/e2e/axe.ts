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

// The sheet of art and the drawn board are hidden from screen readers and have thousands of parts.
const kRun =
  'axe.run({ exclude: ["#art", ".paper"] }, { resultTypes: ["violations"] }).then((result) => result.violations)';

export async function serious_findings(guest: Guest): Promise<string[]> {
  await guest.page.evaluate(kAxe);
  const said: string[] = [];
  for (const theme of ['light', 'dark']) {
    await guest.page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
    const found = (await guest.page.evaluate(kRun)) as Finding[];
    const serious = found.filter((one) => one.impact === 'serious' || one.impact === 'critical');
    said.push(...serious.map((one) => `${theme}: ${one.id}: ${one.nodes[0]?.html} ${one.nodes[0]?.failureSummary}`));
  }
  return said;
}
