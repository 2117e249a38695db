// Names of bots, the same in every language: people of the old south of France.
import type { NewTable } from '../protocol';

const kNames = ['Jaufre', 'Esclarmonde', 'Bertran', 'Azalaïs', 'Raimon', 'Garsenda'];

// Gives each bot without a name one that nobody else at the table has.
export function with_bot_names(wish: NewTable): NewTable {
  const taken = wish.seats.map((seat) => ('name' in seat ? seat.name : undefined));
  const free = kNames.filter((name) => !taken.includes(name));
  return {
    ...wish,
    seats: wish.seats.map((seat) => {
      if (seat.kind !== 'bot' || seat.name !== undefined) return seat;
      const name = free.shift();
      return name === undefined ? seat : { ...seat, name };
    }),
  };
}
