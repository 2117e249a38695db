// Whether there is a server behind this page, and how to tell the tables of the page from a server's.
export const kServer = import.meta.env.MODE !== 'site';
const kHere = 'here.'; // how the addresses of tables in the page begin
export const is_here = (table: string): boolean => !kServer || table.startsWith(kHere);
