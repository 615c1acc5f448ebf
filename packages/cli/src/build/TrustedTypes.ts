import { readFileSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import type { Compilation, Compiler } from '@rspack/core';
import { rspack } from '@rspack/core';
import { parseSync, Visitor } from 'oxc-parser';
import type { Expression, Node, PropertyKey } from 'oxc-parser';
import { manifestOf } from './manifest.ts';

const html = 'Show HTML with <Html html={…} /> of @emberite/sdk/html.';
const code = 'Write it as code of a module.';

/** What takes a string as markup or as code, by where it stands in a program: what to do instead. */
const guarded = {
  property: { dangerouslySetInnerHTML: html, srcDoc: html },
  assigned: { innerHTML: html, outerHTML: html, srcdoc: html },
  method: {
    insertAdjacentHTML: html,
    setHTMLUnsafe: html,
    parseHTMLUnsafe: html,
    createContextualFragment: html,
    parseFromString: html,
  },
  'method of document': { write: html, writeln: html },
  function: { eval: code, Function: code },
  package: { dompurify: html, 'isomorphic-dompurify': html },
} satisfies Record<string, Record<string, string>>;

/** The name of a property, also in quotes or brackets; undefined if it is computed. */
function nameOf(key: PropertyKey | Expression, computed = false): string | undefined {
  if (key.type === 'Literal' && typeof key.value === 'string') return key.value;
  if (key.type === 'TemplateLiteral' && key.expressions.length === 0)
    return key.quasis[0]?.value.cooked ?? undefined;
  return key.type === 'Identifier' && !computed ? key.name : undefined;
}

/** The name of what is called, also as a property of the global object. */
function calledOf(callee: Expression): string | undefined {
  if (callee.type !== 'MemberExpression') return nameOf(callee);
  const isGlobal = ['window', 'self', 'globalThis'].includes(nameOf(callee.object) ?? '');
  return isGlobal ? nameOf(callee.property, callee.computed) : undefined;
}

interface Use {
  name: string;
  advice: string;
  line: number;
}

/** Finds in a source where it hands a string to what takes only what a policy has made. */
function usesIn(file: string, source: string): Use[] {
  const uses: Use[] = [];
  const look = (kind: keyof typeof guarded, name: string | undefined, { start }: Node) => {
    const advices: Record<string, string> = guarded[kind];
    if (name === undefined || !Object.hasOwn(advices, name)) return;
    const line = source.slice(0, start).split('\n').length;
    uses.push({ name, advice: advices[name]!, line });
  };
  new Visitor({
    JSXAttribute: ({ name }) =>
      look('property', name.type === 'JSXIdentifier' ? name.name : '', name),
    ObjectExpression({ properties }) {
      for (const one of properties)
        if (one.type === 'Property') look('property', nameOf(one.key, one.computed), one);
    },
    AssignmentExpression({ left }) {
      if (left.type !== 'MemberExpression') return;
      look('assigned', nameOf(left.property, left.computed), left.property);
    },
    CallExpression({ callee, arguments: [given, ...rest] }) {
      look('function', calledOf(callee), callee);
      if (nameOf(callee) === 'require' && given && given.type !== 'SpreadElement')
        look('package', nameOf(given), given);
      if (callee.type !== 'MemberExpression') return;
      const method = nameOf(callee.property, callee.computed);
      look('method', method, callee.property);
      const { object } = callee;
      if (nameOf(object) === 'Object' && method === 'assign')
        for (const one of rest.flatMap((from) => ('properties' in from ? from.properties : [])))
          if (one.type === 'Property') look('assigned', nameOf(one.key, one.computed), one);
      const isDocument = [object, object.type === 'MemberExpression' && object.property].some(
        (one) => one && nameOf(one) === 'document',
      );
      if (isDocument) look('method of document', method, callee.property);
    },
    NewExpression: ({ callee }) => look('function', calledOf(callee), callee),
    ImportDeclaration: ({ source: from }) => look('package', from.value, from),
    ExportAllDeclaration: ({ source: from }) => look('package', from.value, from),
    ExportNamedDeclaration: ({ source: from }) => from && look('package', from.value, from),
    ImportExpression: ({ source: from }) => look('package', nameOf(from), from),
  }).visit(parseSync(file, source).program);
  return uses;
}

/**
 * Refuses sources of a remote that make markup or code of strings: the site has Trusted Types, so
 * browsers refuse it, but only once it runs.
 */
export class TrustedTypes {
  /** Called by Rspack. */
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('TrustedTypes', (compilation) => {
      compilation.hooks.finishModules.tap('TrustedTypes', () => this.check(compilation));
    });
  }

  private check({ modules, compiler: { context }, errors }: Compilation): void {
    const { name: remote } = manifestOf(context);
    const scripts = [...modules].filter(({ type }) => type.startsWith('javascript'));
    for (const path of new Set(scripts.flatMap((module) => module.nameForCondition() ?? []))) {
      const file = relative(context, path);
      const isOwn = isAbsolute(path) && !/^\.\.|node_modules/.test(file);
      if (!isOwn || !/\.[cm]?[jt]sx?$/.test(file)) continue;
      for (const { name, line, advice } of usesIn(file, readFileSync(path, 'utf8'))) {
        errors.push(
          new rspack.WebpackError(
            `${remote} uses ${name} in ${file}:${line}. Browsers refuse it here, because the site has Trusted Types. ${advice}`,
          ),
        );
      }
    }
  }
}
