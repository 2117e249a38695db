// Problems with tables in the page, shown by UpdateNotice.
class Trouble {
  storage: string | null = $state(null); // the browser keeps nothing: the game goes on, but not past this tab
  table: string | null = $state(null); // a table contradicts itself
}

export const trouble = new Trouble();
