import type { CssNode } from 'css-tree';
import { generate, List, parse, walk } from 'css-tree';
import { transform } from 'lightningcss';

/** A version that does not support `color-mix()`, so that its result is written out. */
const targets = { chrome: 80 << 16 };

/** The name of a selector that is one class, or `:root`. */
function simpleName(selector: CssNode): string | undefined {
  if (selector.type !== 'Selector' || selector.children.size !== 1) return undefined;
  const only = selector.children.first;
  return only?.type === 'ClassSelector' || only?.type === 'PseudoClassSelector'
    ? only.name
    : undefined;
}

/** How many characters the values of custom properties may become in one picture. Ours need some thousand. */
const mostCharacters = 100_000;

/** How many custom properties may refer to each other in a row. */
const deepest = 32;

/** Returns a function that replaces custom properties by their values, and a colour of both themes by the light one. */
function createFlatten(values: Map<string, string>): (node: CssNode) => void {
  let characters = 0;
  /** The custom properties that are being replaced, each by the value of the one before. */
  const within: string[] = [];

  function flatten(node: CssNode): void {
    walk(node, {
      visit: 'Function',
      leave(call, item, list) {
        const [first, ...rest] = call.children;
        if (call.name === 'light-dark' && first) {
          const light = [first, ...rest].slice(
            0,
            rest.findIndex(({ type }) => type === 'Operator') + 1,
          );
          list.replace(item, new List<CssNode>().fromArray(light));
        }
        const name = call.name === 'var' && first?.type === 'Identifier' ? first.name : '';
        const value = values.get(name);
        // One that refers to itself has no value.
        if (!value || within.includes(name)) return;
        characters += value.length;
        if (characters > mostCharacters || within.length === deepest) {
          throw new Error(
            `The custom property ${name} becomes too long: they may refer to ${deepest} others in a row, and become ${mostCharacters} characters in a picture`,
          );
        }
        const known = parse(value, { context: 'value' });
        within.push(name);
        flatten(known);
        within.pop();
        if (known.type === 'Value') list.replace(item, known.children);
      },
    });
  }
  return flatten;
}

/**
 * The rules of stylesheets for the classes in an SVG, with plain values in place of custom properties, themes
 * and layers, which programs other than browsers do not know. A custom property has one value for the
 * whole picture. Throws an `Error` if their values become too long.
 */
export function flatStyles(css: string, svg: string): string {
  const classes = [...svg.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  const used = new Set(['root', ...classes]);
  const values = new Map<string, string>();
  const rules: { names: string[]; block: CssNode }[] = [];
  walk(parse(css, { parseCustomProperty: true }), {
    visit: 'Rule',
    enter({ prelude, block }) {
      if (prelude.type !== 'SelectorList' || (this.atrule && this.atrule.name !== 'layer')) return;
      const names = [...prelude.children].flatMap((selector) => simpleName(selector) ?? []);
      const own = names.filter((name) => used.has(name));
      if (own.length === 0) return;
      rules.push({ names: own.filter((name) => name !== 'root'), block });
      for (const part of block.children) {
        if (part.type !== 'Declaration' || !part.property.startsWith('--')) continue;
        values.set(part.property, generate(part.value));
      }
    },
  });
  const flatten = createFlatten(values);
  const text = rules
    .filter(({ names }) => names.length > 0)
    .map(({ names, block }) => {
      flatten(block);
      return names.map((name) => `.${name}`).join() + generate(block);
    });
  const { code } = transform({
    filename: 'flat.css',
    code: Buffer.from(text.join('')),
    targets,
    minify: true,
  });
  return String(code);
}
