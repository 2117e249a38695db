// Other ways to play: in German, and against a bot of a chosen rating.
import { expect, it } from 'vitest';
import { here, stage } from './support';

const theatre = stage();

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

it('plays against a bot of the rating that was chosen', async () => {
  const guest = await theatre.open({ path: '/' });
  await guest.at('rating').fill('650');
  await guest.page.getByText('Elo 650').waitFor();
  await guest.page.getByRole('button', { name: 'Play now' }).click();
  await guest.at('board').waitFor();
  expect(await guest.at('player-1').getAttribute('title')).toContain('Elo 650');
  await guest.my_phase();
  await guest.lay_by_mouse();
  await guest.context.close();
});
