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

/** Replaces custom properties by their values, and a colour of both themes by the light one. */
function flatten(node: CssNode, values: Map<string, string>): void {
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
      const value = call.name === 'var' && first?.type === 'Identifier' && values.get(first.name);
      if (!value) return;
      const known = parse(value, { context: 'value' });
      flatten(known, values);
      if (known.type === 'Value') list.replace(item, known.children);
    },
  });
}

/**
 * The rules of stylesheets for the classes in an SVG, with plain values in place of custom properties, themes
 * and layers, which programs other than browsers do not know. A custom property has one value for the
 * whole picture.
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
  const text = rules
    .filter(({ names }) => names.length > 0)
    .map(({ names, block }) => {
      flatten(block, values);
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
