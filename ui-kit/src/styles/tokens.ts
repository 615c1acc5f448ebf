/** A design token: `--color-bg` is `color-bg` of the group `color`. */
export interface Token {
  name: string;
  group: string;
  /** As written in the default theme. */
  value: string;
}

/** The tokens in the text of tokens.css, in its order; what themes override is listed once. */
export function readTokens(css: string): Token[] {
  const tokens = new Map<string, Token>();
  for (const [, name = '', value = ''] of css.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    const group = name.split('-')[0] ?? name;
    if (!tokens.has(name)) tokens.set(name, { name, group, value: value.replace(/\s+/g, ' ') });
  }
  return [...tokens.values()];
}
