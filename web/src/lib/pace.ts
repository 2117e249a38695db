// How long a change stays on the table before the next one is shown.
import type { Update } from './protocol';

export interface Circumstances { calm: boolean; mine: readonly number[]; waiting: number }

const kMove = 550;
const kScore = 450;
const kWheelStep = 350;

export function pause_after(update: Update, { calm, mine, waiting }: Circumstances): number {
  if (!calm || waiting > 12) return 0;
  let pause = 0;
  for (const step of update.steps ?? []) {
    if (step.player !== null && mine.includes(step.player)) continue;
    for (const event of step.events) {
      if (event.type === 'placed' || event.type === 'deployed') pause += kMove;
      else if (event.type === 'scored' && !event.final) pause += kScore;
      else if (event.type === 'wheel') pause += kWheelStep * event.steps;
    }
  }
  return Math.min(pause, waiting > 4 ? 300 : 2500);
}
