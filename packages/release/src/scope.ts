import type { Atrule, CssNode, Declaration, Rule, Selector } from 'css-tree';
import { fork, ident, List, string, tokenize, tokenTypes } from 'css-tree';

/** The layers of a remote's own rules, and of the kit that it bundles. */
const own = ['remotes', 'ui-kit'];

/** Rules that only say when, or to what, those inside apply. */
const conditions = ['media', 'supports', 'container'];
const groups = [...conditions, 'starting-style', 'scope'];

/** Rules with a name that is the remote's own once it begins with the remote's name. */
const keyframes = ['keyframes', '-webkit-keyframes'];
const named = [...keyframes, 'font-face', 'font-feature-values', 'property'];

const animations = /^(-webkit-)?animation(-name)?$/;
const fonts = /^font(-family)?$/;

/** What the document may learn from a page for as long as a part of the page is there: how it scrolls, below what. */
const ofDocument =
  /^(--action-bar-room|--scrollbar|padding-inline-end|(overflow|overscroll-behavior|scroll-padding|scrollbar-gutter)(-[a-z-]+)?)$/;

/** What a stylesheet had to have changed; it is text of the stylesheet. */
export interface ScopedStyles {
  css: string;
  /** The first rule in no layer of a remote. */
  unlayered?: string | undefined;
  /** The first name or selector that also meant something outside the remote's pages. */
  reaching?: string | undefined;
  /** The first rule that holds for the whole document. */
  refused?: string | undefined;
  /** The first part that cannot be read. */
  unreadable?: string | undefined;
}

const listFrom = (nodes: CssNode[]) => new List<CssNode>().fromArray(nodes);
const words = (text: string) => text.split(',').map((word) => word.trim());
const textOf = (node: CssNode | null) => (node?.type === 'Raw' ? node.value.trim() : '');

/** The name that identifiers in a row mean, whatever escapes they are written with. */
function nameOf(text: string): string {
  const all: string[] = [];
  tokenize(text, (type, start, end) => {
    if (type === tokenTypes.Ident) all.push(ident.decode(text.slice(start, end)));
  });
  return all.join(' ');
}

/** The family that a value names, without its quotes. */
function familyOf(value: string): string {
  const text = value.trim();
  return /^["']/.test(text) ? string.decode(text) : nameOf(text);
}

/** The most identifiers of a name: a value may have thousands in a row. */
const longestName = 10;

/** Replaces the names in a value, which are strings or some identifiers in a row. */
function replaceNames(value: string, replace: (name: string) => string | undefined): string {
  const tokens: { type: number; text: string }[] = [];
  tokenize(value, (type, start, end) => void tokens.push({ type, text: value.slice(start, end) }));
  const replaced: string[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const { type, text } = tokens[index]!;
    replaced.push(text);
    if (type === tokenTypes.String) {
      const name = replace(string.decode(text));
      if (name) replaced.splice(-1, 1, string.encode(name));
    }
    if (type !== tokenTypes.Ident) continue;
    let end = index;
    while (
      end < index + 2 * (longestName - 1) &&
      tokens[end + 1]?.type === tokenTypes.WhiteSpace &&
      tokens[end + 2]?.type === tokenTypes.Ident
    )
      end += 2;
    for (; end >= index; end -= 2) {
      const row = tokens.slice(index, end + 1).filter((one) => one.type === tokenTypes.Ident);
      const name = replace(row.map((one) => ident.decode(one.text)).join(' '));
      if (!name) continue;
      replaced.splice(-1, 1, end > index ? string.encode(name) : ident.encode(name));
      index = end;
      break;
    }
  }
  return replaced.join('');
}

const isAtrule = (node: CssNode, names: string[]) =>
  node.type === 'Atrule' && names.includes(node.name.toLowerCase());

const isPseudo = (node: CssNode, names: string[]) =>
  node.type === 'PseudoClassSelector' && names.includes(node.name.toLowerCase());

/** The selectors inside of `:is()` and the like; none for everything else. */
function branches(node: CssNode): Selector[] {
  if (node.type !== 'PseudoClassSelector') return [];
  return [...(node.children ?? [])].flatMap((list) =>
    list.type === 'SelectorList' ? [...list.children].filter((one) => one.type === 'Selector') : [],
  );
}

/** The compounds of a selector, and the combinators between them. */
function partsOf(selector: Selector): { compounds: CssNode[][]; combinators: string[] } {
  const compounds: CssNode[][] = [[]];
  const combinators: string[] = [];
  for (const node of selector.children) {
    if (node.type !== 'Combinator') compounds.at(-1)!.push(node);
    else {
      combinators.push(node.name);
      compounds.push([]);
    }
  }
  return { compounds, combinators };
}

const isRootName = (node: CssNode) =>
  (node.type === 'TypeSelector' && /(^|\|)(html|body)$/i.test(node.name)) ||
  isPseudo(node, ['root', 'host']);

/** Whether a compound means the whole page: always, or perhaps. */
function rootOf(compound: CssNode[]): 'always' | 'maybe' | 'never' {
  if (compound.some(isRootName)) return 'always';
  const isInside = compound.some(
    (node) =>
      isPseudo(node, ['is', 'where']) &&
      branches(node).some((one) => rootOf(partsOf(one).compounds.at(-1)!) !== 'never'),
  );
  const isCondition = compound.every(({ type }) => type === 'AttributeSelector');
  return isInside || isCondition ? 'maybe' : 'never';
}

const isPseudoElement = (node: CssNode) =>
  node.type === 'PseudoElementSelector' ||
  isPseudo(node, ['before', 'after', 'first-line', 'first-letter']);

/**
 * Makes stylesheets of a remote reach its own pages and parts only. The shell shows each in an element with the
 * attribute `data-remote`, a part inside the page that places it; a class that begins with the name of the remote is a
 * local one, and its own anyway, also in a dialog elsewhere. Every other rule gets a condition that weighs nothing, so
 * no rule becomes stronger or weaker; what a rule finds somewhere inside of a local class ends where a part begins. What
 * names the whole page (`:root`, `html`, `body`) means that element. Names that a document has once get the remote's
 * name. Rules in no layer come into `@layer remotes`. Nested rules have to be written out before.
 *
 * @param sheets by file
 * @returns the stylesheets, and what had to be changed: nothing, if they were made by this function
 */
export function scopeStyles(
  sheets: Record<string, string>,
  remote: string,
): Record<string, ScopedStyles> {
  const prefix = `${remote.replaceAll('-', '_')}-`;
  // The parser that a program shares reads what an earlier stylesheet left behind, and may then never end.
  const { parse, generate, walk } = fork({});
  const wrapper = `[data-remote="${remote}"]`;
  // A part of another remote in the page is not the page. Each also as a minifier leaves it, and as builds had it that
  // knew no parts.
  const inside = [wrapper, `[data-remote=${remote}]`].flatMap((one) => [
    `:where(${one} :not(${one} [data-remote],${one} [data-remote] *))`,
    `:where(${one} *)`,
  ]);
  const itself = [`:where(${wrapper})`, `:where([data-remote=${remote}])`];
  /** What follows a compound: a condition for the same element, or for one inside of it. */
  const nodesOf = (condition: string) => {
    const selector = parse(`x${condition}`, { context: 'selector' }) as Selector;
    return [...selector.children].slice(1);
  };
  const trees = Object.entries(sheets).map(([file, css]) => {
    let unreadable: string | undefined;
    const tree = parse(css, {
      parseValue: false,
      parseAtrulePrelude: false,
      onParseError: (_error: Error, rest: CssNode) => (unreadable ??= generate(rest)),
    });
    return { file, tree, unreadable };
  });
  const isOwnName = (name: string) => name.replace(/^--/, '').startsWith(prefix);
  const ownName = (name: string) =>
    name.startsWith('--') ? `--${prefix}${name.slice(2)}` : prefix + name;

  /** What is named in the stylesheets, families in lower case, and what `@property` declares. */
  const names = {
    animations: new Set<string>(),
    families: new Set<string>(),
    properties: new Set<string>(),
  };
  const declarations: Declaration[] = [];
  const note = (set: Set<string>, name: string) => void (isOwnName(name) || set.add(name));
  for (const { tree } of trees) {
    walk(tree, (node: CssNode) => {
      if (node.type === 'Declaration') declarations.push(node);
      if (node.type !== 'Atrule') return;
      if (isAtrule(node, ['property'])) note(names.properties, nameOf(textOf(node.prelude)));
      if (isAtrule(node, keyframes)) note(names.animations, familyOf(textOf(node.prelude)));
      if (!isAtrule(node, ['font-face'])) return;
      for (const one of node.block?.children ?? [])
        if (
          one.type === 'Declaration' &&
          ident.decode(one.property).toLowerCase() === 'font-family'
        )
          note(names.families, familyOf(textOf(one.value)).toLowerCase());
    });
  }

  const references = Map.groupBy(declarations, ({ property }) => ident.decode(property));
  const referred = (property: string) =>
    (references.get(property) ?? []).flatMap(({ value }) =>
      [...textOf(value).matchAll(/var\(\s*(--(?:\\.|[^\s,)\\])+)/gi)].map(([, name = '']) =>
        ident.decode(name),
      ),
    );

  /** The custom properties that values of some properties refer to. */
  function feeding(properties: RegExp): Set<string> {
    const of = [...references.keys()].filter((one) => properties.test(one.toLowerCase()));
    const found = new Set(of.flatMap(referred));
    // A set also goes through what is added meanwhile.
    for (const one of found) for (const name of referred(one)) found.add(name);
    return found;
  }
  const ofAnimations = feeding(animations);
  const ofFonts = feeding(fonts);
  /** In their order, those of a list before others. */
  const layers = { listed: new Set<string>(), others: new Set<string>() };

  function scope({ tree, unreadable }: (typeof trees)[number]): ScopedStyles {
    const result: ScopedStyles = { css: '', unreadable };
    const touch = (node: CssNode) => (result.reaching ??= generate(node));
    const refuse = (node: CssNode) => (result.refused ??= generate(node));

    const isOwn = (compound: CssNode[]): boolean =>
      compound.some(
        (node) =>
          (node.type === 'ClassSelector' && node.name.startsWith(prefix)) ||
          [...inside, ...itself].includes(generate(node)) ||
          (isPseudo(node, ['is', 'where']) && areBound(node)),
      );
    const areBound = (node: CssNode): boolean =>
      branches(node).length > 0 && branches(node).every(isBound);
    /** Whether a selector finds only what the remote shows. */
    function isBound(selector: Selector): boolean {
      const { compounds, combinators } = partsOf(selector);
      return (
        isOwn(compounds.at(-1)!) ||
        combinators.some((name, index) => [' ', '>'].includes(name) && isOwn(compounds[index]!))
      );
    }

    /**
     * The condition for what a selector finds somewhere inside of what is the remote's own: it does not look into parts of
     * others there. What is a child or a neighbor needs none: where a part is shown is up to who places it.
     */
    function outsideParts(selector: Selector): string | undefined {
      const { compounds, combinators } = partsOf(selector);
      const last = compounds.findLastIndex(isOwn);
      const inward = combinators.slice(last).filter((name) => [' ', '>'].includes(name));
      const isDeep = inward.includes(' ');
      if (!isDeep && inward.length < 2) return undefined;
      const around = [...selector.children].slice(
        0,
        compounds.slice(0, last + 1).flat().length + last,
      );
      const own = around.map((node) => generate(node)).join('');
      // Chromium crashes at such a name inside of `:not()`; there is only one in an `@scope` of the remote's own.
      if (/&|:scope/i.test(own)) return undefined;
      const parts = isDeep ? `${own} [data-remote],` : '';
      const condition = `:where(:not(${parts}${own} [data-remote] *))`;
      return compounds.at(-1)!.some((node) => generate(node) === condition) ? undefined : condition;
    }

    /** The selectors that take the place of one. */
    function scoped(selector: Selector): Selector[] {
      const nodes = [...selector.children];
      const subject = partsOf(selector).compounds.at(-1)!;
      const rest = subject.findIndex(isPseudoElement);
      const at = rest < 0 ? nodes.length : nodes.length - subject.length + rest;
      const add = (condition: string): Selector => ({
        ...selector,
        children: listFrom([...nodes.slice(0, at), ...nodesOf(condition), ...nodes.slice(at)]),
      });
      if (isBound(selector)) {
        const condition = outsideParts(selector);
        return [condition ? add(condition) : selector];
      }
      const root = rootOf(subject);
      return [
        ...(root === 'always' ? [] : [add(inside[0]!)]),
        ...(root === 'never' ? [] : [add(` ${itself[0]}`)]),
      ];
    }

    /** Whether a selector means the document while it has a part of the remote. */
    const isForPart = (selector: Selector) => {
      const nodes = [...selector.children];
      return (
        nodes.every(({ type }) => type !== 'Combinator') &&
        nodes.some(isRootName) &&
        nodes.some((node) => isPseudo(node, ['has']) && areBound(node))
      );
    };

    function scopeRule(rule: Rule): CssNode[] {
      const { prelude, block } = rule;
      const isPlain = [...block.children].every(({ type }) =>
        ['Declaration', 'Comment'].includes(type),
      );
      if (prelude.type !== 'SelectorList' || !isPlain) {
        result.unreadable ??= generate(rule);
        return [];
      }
      const list = [...prelude.children].filter((one) => one.type === 'Selector');
      if (list.every(isForPart)) {
        const may = (node: CssNode) =>
          node.type === 'Declaration' && ofDocument.test(node.property);
        const kept = [...block.children].filter(may);
        const others = [...block.children].filter((one) => !may(one));
        if (others.length === 0) return [rule];
        touch(rule);
        return [
          ...(kept.length > 0 ? [withBlock(rule, kept)] : []),
          scopeList(withBlock(rule, others), list),
        ];
      }
      if (!list.every(isBound)) touch(rule);
      return [scopeList(rule, list)];
    }
    const withBlock = (rule: Rule, children: CssNode[]): Rule => ({
      ...rule,
      block: { ...rule.block, children: listFrom(children) },
    });
    const scopeList = (rule: Rule, list: Selector[]): Rule => ({
      ...rule,
      prelude: {
        type: 'SelectorList',
        children: listFrom(list.flatMap(scoped)),
      },
    });

    const listOf = ({ block }: Atrule) => (block ? layers.others : layers.listed);
    function scopeLayer(node: Atrule, path: string): string {
      const names_ = words(textOf(node.prelude));
      const owned = names_.map((name) => (name === '' || isOwnName(name) ? name : ownName(name)));
      if (owned.join() !== names_.join()) touch(node);
      for (const name of owned) if (name) listOf(node).add(`${path}.${name}`);
      return owned.join();
    }

    /** Changes what is inside a layer; in `path`, further layers have names. */
    function scopeAll(nodes: Iterable<CssNode>, path: string | null): List<CssNode> {
      const changed = [...nodes].flatMap((node): CssNode[] => {
        if (node.type === 'Comment') return [];
        if (node.type === 'Rule') return scopeRule(node);
        if (node.type !== 'Atrule') {
          result.unreadable ??= generate(node);
          return [];
        }
        if (isAtrule(node, groups)) return [withChildren(node, path)];
        if (isAtrule(node, ['layer'])) {
          const name = path && node.prelude ? scopeLayer(node, path) : textOf(node.prelude);
          return [{ ...withChildren(node, null), prelude: { type: 'Raw', value: name } }];
        }
        const name = textOf(node.prelude);
        if (!isAtrule(node, named) && !(isOwnName(name) && /^[\w-]+$/.test(name))) refuse(node);
        return [node];
      });
      return listFrom(changed);
    }
    const withChildren = (node: Atrule, path: string | null): Atrule =>
      node.block
        ? { ...node, block: { ...node.block, children: scopeAll(node.block.children, path) } }
        : node;

    /** Changes what is in no layer. */
    function place(nodes: Iterable<CssNode>): List<CssNode> {
      const placed: CssNode[] = [];
      let row: CssNode[] = [];
      const end = () => {
        if (row.length === 0) return;
        result.unlayered ??= generate(row[0]!);
        placed.push({
          type: 'Atrule',
          name: 'layer',
          prelude: { type: 'Raw', value: own[0]! },
          block: { type: 'Block', children: scopeAll(row, own[0]!) },
        });
        row = [];
      };
      for (const node of nodes) {
        if (node.type === 'Comment') continue;
        const at = node.type === 'Atrule' ? node : undefined;
        const named = at && isAtrule(at, ['layer']) ? words(textOf(at.prelude)) : [];
        const isOurs = named.length > 0 && named.every((name) => own.includes(name.split('.')[0]!));
        if (at && isOurs) {
          end();
          const value = named.map((layer) => {
            const [first, ...rest] = layer.split('.');
            if (rest.length === 0) return layer;
            const all = rest.join('.');
            if (!isOwnName(all)) touch(node);
            const name = `${first}.${isOwnName(all) ? all : ownName(all)}`;
            listOf(at).add(name);
            return name;
          });
          const path = own.includes(named[0]!) ? named[0]! : null;
          placed.push({ ...withChildren(at, path), prelude: { type: 'Raw', value: value.join() } });
        } else if (at?.block && isAtrule(at, conditions)) {
          end();
          placed.push({ ...at, block: { ...at.block, children: place(at.block.children) } });
        } else {
          row.push(node);
        }
      }
      end();
      return listFrom(placed);
    }

    function renameAll(root: CssNode): void {
      walk(root, (node: CssNode) => {
        const property = (name: string) => (names.properties.has(name) ? ownName(name) : undefined);
        const change = (at: CssNode | null, replace: (name: string) => string | undefined) => {
          if (at?.type !== 'Raw') return;
          const value = replaceNames(at.value, replace);
          if (value !== at.value) touch(node);
          at.value = value;
        };
        if (node.type === 'Atrule') {
          const isAnimation = isAtrule(node, keyframes);
          const isFont = isAtrule(node, ['font-feature-values']);
          change(node.prelude, (name) => {
            if (isAnimation) return names.animations.has(name) ? ownName(name) : undefined;
            if (isFont) return names.families.has(name.toLowerCase()) ? ownName(name) : undefined;
            return property(name);
          });
        }
        if (node.type !== 'Declaration') return;
        const of = ident.decode(node.property);
        const isAnimation = animations.test(of.toLowerCase()) || ofAnimations.has(of);
        const isFont = fonts.test(of.toLowerCase()) || ofFonts.has(of);
        change(node.value, (name) => {
          if (isAnimation && names.animations.has(name)) return ownName(name);
          if (isFont && names.families.has(name.toLowerCase())) return ownName(name);
          return property(name);
        });
        node.property = property(of) ?? node.property;
      });
    }

    if (tree.type === 'StyleSheet') tree.children = place(tree.children);
    renameAll(tree);
    result.css = generate(tree);
    return result;
  }

  const scoped = trees.map((one) => [one.file, scope(one)] as const);
  const order = [...new Set([...layers.listed, ...layers.others])];
  // In every stylesheet, because any of them may be the first.
  if (order.length > 0)
    for (const [, sheet] of scoped) sheet.css = `@layer ${order.join()};${sheet.css}`;
  return Object.fromEntries(scoped);
}
