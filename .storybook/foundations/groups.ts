import css from '@emberite/ui-kit/tokens.css?raw';
import { readTokens } from '@emberite/ui-kit/tokens';
import type { Token } from '@emberite/ui-kit/tokens';

const tokens = readTokens(css);

/** The groups that have a page of their own: colour, type, space, shape and motion. */
const shown = 'color font text leading space page radius shadow light motion ease'.split(' ');

/** Returns the tokens of some groups, in the order of tokens.css. */
export const tokensOf = (...groups: string[]): Token[] =>
  tokens.filter(({ group }) => groups.includes(group));

/** Returns the tokens that have no page of their own. */
export const otherTokens = (): Token[] => tokens.filter(({ group }) => !shown.includes(group));
