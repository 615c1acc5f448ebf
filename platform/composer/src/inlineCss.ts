import { ident, string, tokenize, tokenTypes, url as unquoted } from 'css-tree';

/** Functions whose strings are addresses. */
const withAddresses = new Set(['url', 'src', 'image-set', '-webkit-image-set']);

/**
 * The absolute path for an address in a stylesheet. Undefined for what means the same everywhere: another site, a
 * `data:` URL, and a part of the document itself, e.g. `#glow`.
 */
function pathOf(address: string, sheet: URL): string | undefined {
  if (address === '' || address.startsWith('#') || URL.canParse(address)) return undefined;
  if (!URL.canParse(address, sheet)) return undefined;
  const { origin, href } = new URL(address, sheet);
  if (origin !== sheet.origin) return undefined;
  const path = href.slice(origin.length);
  // Two slashes would be another site.
  return path.startsWith('//') ? `/.${path}` : path;
}

/**
 * A stylesheet that means in a `<style>` element of any document what it means as a file: its relative addresses are
 * absolute, and nothing in it ends the element.
 *
 * @param path where the file is on its site
 */
export function inlineCss(css: string, path: string): string {
  const sheet = new URL(path, 'https://sheet.invalid');
  // As a parser of HTML reads it, so that the hash in the policy is that of what the browser sees.
  const source = css
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '\uFFFD');
  /** The brackets and functions around a token. */
  const around: string[] = [];
  /** The at-rule whose address may come next. */
  let atRule = '';
  const inlined: string[] = [];
  tokenize(source, (type, start, end) => {
    let text = source.slice(start, end);
    const rewrite = (address: string) => {
      const absolute = pathOf(address, sheet);
      if (absolute === undefined) return;
      const quoted = string.encode(absolute);
      text = type === tokenTypes.Url ? `url(${quoted})` : quoted;
    };
    switch (type) {
      case tokenTypes.AtKeyword:
        if (around.length === 0) atRule = ident.decode(text.slice(1)).toLowerCase();
        break;
      case tokenTypes.Url:
        // The name of a namespace is not an address, even if it looks like one.
        if (atRule !== 'namespace') rewrite(unquoted.decode(text).trim());
        break;
      case tokenTypes.String: {
        const isImport = atRule === 'import' && around.length === 0;
        if (isImport || (withAddresses.has(around.at(-1) ?? '') && atRule !== 'namespace')) {
          rewrite(string.decode(text));
        }
        break;
      }
      case tokenTypes.Function:
        around.push(ident.decode(text.slice(0, -1)).toLowerCase());
        break;
      case tokenTypes.LeftParenthesis:
      case tokenTypes.LeftSquareBracket:
      case tokenTypes.LeftCurlyBracket:
        around.push(text);
        break;
      case tokenTypes.RightParenthesis:
      case tokenTypes.RightSquareBracket:
      case tokenTypes.RightCurlyBracket:
        around.pop();
        // The end of a block is that of its at-rule, too.
        if (around.length === 0 && type === tokenTypes.RightCurlyBracket) atRule = '';
        break;
      case tokenTypes.Semicolon:
        if (around.length === 0) atRule = '';
        break;
    }
    // `</style` ends the element. A backslash means the same to CSS, and a comment between two tokens nothing.
    text = text.replace(/<\/(?=style)/gi, '<\\/');
    inlined.push(text === '/' && inlined.at(-1)?.endsWith('<') ? `/**/${text}` : text);
  });
  return inlined.join('');
}
