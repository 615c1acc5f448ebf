import type { MenuLink } from '@emberite/release/data';

/** Returns the links of a menu that lead to pages, not to a section of one. */
export const pagesIn = (menu: MenuLink[]): MenuLink[] =>
  menu.filter(({ href }) => !href.includes('#'));
