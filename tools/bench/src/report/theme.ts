import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readTokens } from '@emberite/ui-kit/tokens';

/** Reads the product's design tokens, as a picture needs them. */
export function readTheme() {
  const file = createRequire(import.meta.url).resolve('@emberite/ui-kit/tokens.css');
  const tokens = new Map(
    readTokens(readFileSync(file, 'utf8')).map(({ name, value }) => [name, value]),
  );
  const token = (name: string): string =>
    (tokens.get(name) ?? '').replace(/var\(--([\w-]+)\)/g, (_, other: string) => token(other));
  const colorIn = (theme: 'light' | 'dark') => (name: string) => {
    const [, light, dark] = /^light-dark\((.*), (.*)\)$/.exec(token(`color-${name}`)) ?? [];
    return String(theme === 'light' ? light : dark);
  };
  return {
    /** The value of a token, e.g. `font-text`. */
    token,
    /** Rules for light pages and for dark ones. `rules` gets a function from a colour to its value. */
    inBoth: (rules: (color: (name: string) => string) => string[]) =>
      [
        ...rules(colorIn('light')),
        `@media (prefers-color-scheme:dark){${rules(colorIn('dark')).join('')}}`,
      ].join(''),
  };
}
