// SPDX-License-Identifier: MIT
// Whether this page has a server, and which tables are hosted in the page.
export const kServer = import.meta.env.MODE !== 'site';
const kInPage = 'here.'; // prefix of the addresses of tables in the page
export const is_in_page = (table: string): boolean => !kServer || table.startsWith(kInPage);
