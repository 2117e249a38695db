// Other ways to play: by keys, by touch, in German; and with the aids.
import { expect, it } from 'vitest';
import { bot, here, stage } from './support';

const theatre = stage();
const kSmall = ['E', 'E', 'D', 'U', 'V', 'U'];

it('is played by keys alone, and speaks through the live region', async () => {
  const table = await theatre.server.make({ setup: { sets: ['base'], bag: kSmall }, seats: [here('Ann'), here('Bob')] });
  const guest = await theatre.open({ tokens: table });
  const { keyboard } = guest.page;
  let turned = false;
  for (;;) {
    const phase = await guest.my_phase();
    if (phase === 'over') break;
    if (phase === 'place') {
      await keyboard.press('ArrowUp');
      await guest.at('ghost').waitFor();
      expect(await guest.at('live').textContent()).toMatch(/way/);
      await keyboard.press('r');
      turned = true;
      await guest.answer(() => keyboard.press('Enter'));
    } else if (phase === 'deploy') await guest.answer(() => keyboard.press('1'));
    else await guest.answer(() => keyboard.press('Enter'));
  }
  expect(turned).toBe(true);
  expect((await theatre.server.view(table.table)).stage).toBe('over');
});

it('is played by touch on a phone', async () => {
  const table = await theatre.server.make({ setup: { sets: ['base'], bag: kSmall }, seats: [here('Ann'), bot()] });
  const guest = await theatre.open({ tokens: table, context: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } });
  for (;;) {
    const phase = await guest.my_phase();
    if (phase === 'over') break;
    if (phase === 'place') {
      const box = (await guest.page.locator('[data-cell]').first().boundingBox())!;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await guest.page.touchscreen.tap(x, y);
      await guest.at('ghost').waitFor();
      await guest.at('hand-tile').tap();
      await guest.answer(() => guest.page.touchscreen.tap(x, y));
    } else if (phase === 'deploy') await guest.answer(() => guest.page.locator('[data-testid="dock"] [data-action]').first().tap());
    else await guest.answer(() => guest.at('confirm').tap());
  }
  expect((await theatre.server.view(table.table)).stage).toBe('over');
});

it('speaks German, with the words of the rulebook', async () => {
  const guest = await theatre.open({ language: 'de', path: '/' });
  await guest.page.getByRole('button', { name: 'Jetzt spielen' }).waitFor();
  expect(await guest.page.locator('html').getAttribute('lang')).toBe('de');
  const table = await theatre.server.make({ setup: { sets: ['base'], bag: ['E', 'E', 'E'] }, seats: [here('Anna'), here('Bernd')] });
  await guest.sit_at(table);
  await guest.page.getByText('Anna, du bist am Zug').first().waitFor();
  await guest.lay_by_mouse('0,-1');
  await guest.page.getByRole('button', { name: 'Ritter' }).click();
  await guest.page.getByRole('button', { name: 'Bestätigen' }).click();
  await guest.page.keyboard.press('l');
  await guest.page.getByText('Anna: 4 Punkte für eine Stadt').first().waitFor();
  await guest.page.getByText('2 Karten × 2 = 4').first().waitFor();
  await guest.page.goto(`${theatre.server.address}/rules/wheel`);
  await guest.page.getByRole('heading', { name: 'Das Schicksalsrad' }).waitFor();
});

it('shows the board’s truth: feature, fields, tiles left and what fits', async () => {
  const table = await theatre.server.make({ setup: { sets: ['base'], bag: ['U', 'E', 'E'] }, seats: [here('Ann'), here('Bob')], });
  const guest = await theatre.open({ tokens: table });
  await guest.page.keyboard.press('t');
  await guest.at('remaining').waitFor();
  await guest.page.locator('.count').first().waitFor();
  const start = (await guest.page.locator('[data-tile="D"]').boundingBox())!;
  await guest.page.mouse.move(start.x + start.width / 2, start.y + start.height * 0.12);
  await guest.at('feature').waitFor();
  expect(await guest.at('feature').textContent()).toContain('City');
  await guest.page.keyboard.press('f');
  await guest.page.locator('.veil').waitFor({ state: 'attached' });
});
