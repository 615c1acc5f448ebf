import css from '@emberite/ui-kit/tokens.css?raw';
import { readTokens } from '@emberite/ui-kit/tokens';
import type { Token } from '@emberite/ui-kit/tokens';

const tokens = readTokens(css);

/** The pages of the foundations, and the token groups each one shows. */
const pages = {
  colour: ['color'],
  type: ['font', 'text', 'leading'],
  space: ['space', 'page'],
  shape: ['radius', 'shadow', 'light'],
  motion: ['motion', 'ease'],
};

/** Returns the tokens of some groups, in the order of tokens.css. */
export function tokensOf(...groups: string[]): Token[] {
  return tokens.filter(({ group }) => groups.includes(group));
}

/** Returns the tokens that have no page of their own. */
export function otherTokens(): Token[] {
  const shown = Object.values(pages).flat();
  return tokens.filter(({ group }) => !shown.includes(group));
}
