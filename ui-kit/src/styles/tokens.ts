/** A design token: `--color-bg` is `color-bg` of the group `color`. */
export interface Token {
  name: string;
  group: string;
  /** The value in the default theme, as written. */
  value: string;
}

/**
 * Parses tokens.css and returns its tokens in order. A token that themes override is listed once.
 */
export function readTokens(css: string): Token[] {
  const tokens = new Map<string, Token>();
  for (const [, name = '', value = ''] of css.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    const group = name.split('-')[0] ?? name;
    if (!tokens.has(name)) tokens.set(name, { name, group, value: value.replace(/\s+/g, ' ') });
  }
  return [...tokens.values()];
}
