// Every page at three widths, light and dark: nothing sticks out, nothing serious for axe.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { bot, here, stage, type Guest } from './support';

const theatre = stage();
const kAxe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const kWidths = [[360, 740], [768, 1024], [1440, 900]] as const;

interface Finding { id: string; impact: string | null; nodes: { html: string; failureSummary: string }[] }

async function serious_findings(guest: Guest): Promise<string[]> {
  await guest.page.evaluate(kAxe);
  const found = (await guest.page.evaluate('axe.run(document, { resultTypes: ["violations"] }).then((result) => result.violations)')) as Finding[];
  return found.filter((one) => one.impact === 'serious' || one.impact === 'critical').map((one) => `${one.id}: ${one.nodes[0]?.html} ${one.nodes[0]?.failureSummary}`);
}

// What sticks out of the window sideways, apart from the board, which is meant to.
const too_wide = (guest: Guest): Promise<string[]> => guest.page.evaluate(() => {
  const out = document.documentElement.scrollWidth > innerWidth ? [`page ${document.documentElement.scrollWidth} > ${innerWidth}`] : [];
  for (const element of document.querySelectorAll<HTMLElement>('button, input, select, h1, h2, p, .card')) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && !element.closest('.hidden-text, .players, .skip') && (box.left < -1 || box.right > innerWidth + 1)) out.push(element.outerHTML.slice(0, 120));
  }
  return out;
});

const pages: Record<string, (guest: Guest) => Promise<void>> = {
  home: async (guest) => void (await guest.page.goto(theatre.server.address)),
  rules: async (guest) => {
    await guest.page.goto(`${theatre.server.address}/rules/base`);
    await guest.page.locator('figure').first().waitFor();
  },
  replay: async (guest) => void (await guest.page.goto(`${theatre.server.address}/replay`)),
  lobby: async (guest) => {
    await guest.sit_at(await theatre.server.make({ setup: { sets: ['base', 'inns'] }, seats: [here('Ann'), { kind: 'open' }, bot()] }));
    await guest.at('begin').waitFor();
  },
  table: async (guest) => {
    await guest.sit_at(await theatre.server.make({ setup: { sets: ['base', 'river', 'inns', 'traders', 'hills', 'wheel'] }, seats: [here('Ann'), here('A rather long name here'), here('Eve')] }));
    await guest.page.locator('[data-cell]').first().waitFor();
  },
  end: async (guest) => {
    await guest.sit_at(await theatre.server.make({ setup: { sets: ['base'], bag: ['E', 'E'] }, seats: [here('Ann'), bot()], actions: ['draw E', 'place 0,-1 r2', 'follower 0', 'draw E'] }));
    await guest.at('ranks').waitFor();
  },
};

describe.each(kWidths)('at %i x %i', (width, height) => {
  it.each(Object.keys(pages))('%s fits and is accessible in light and dark', async (name) => {
    for (const theme of ['light', 'dark'] as const) {
      const guest = await theatre.open({ theme, context: { viewport: { width, height } } });
      await pages[name]!(guest);
      expect(await too_wide(guest)).toEqual([]);
      expect(await serious_findings(guest)).toEqual([]);
      await guest.context.close();
    }
  });
});
