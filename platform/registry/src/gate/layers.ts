import type { GateFailure, Release } from '@emberite/release';
import { fork, generate } from 'css-tree';
import type { CssNode } from 'css-tree';
import type { Store } from '@emberite/store';

/** The layers of a remote's own rules, and of the kit that it bundles. */
const own = ['remotes', 'ui-kit'];

/** Rules that only say when those inside apply. */
const conditions = ['media', 'supports', 'container'];

/** The first rule among these that is in no layer of a remote; undefined if all are. */
function outside(nodes: Iterable<CssNode>): CssNode | undefined {
  for (const node of nodes) {
    if (node.type === 'Comment') continue;
    if (node.type !== 'Atrule') return node;
    const layers = node.name === 'layer' && node.prelude ? generate(node.prelude).split(',') : [];
    if (layers.length > 0 && layers.every((name) => own.includes(name.split('.')[0]!))) continue;
    if (!conditions.includes(node.name)) return node;
    const inner = outside(node.block?.children ?? []);
    if (inner) return inner;
  }
  return undefined;
}

/** The first rule of a stylesheet that could override those of others; undefined if there is none. */
export function ruleOutside(css: string): string | undefined {
  // The parser that a program shares reads what an earlier stylesheet left behind, and may then never end.
  const sheet = fork({}).parse(css);
  const rule = outside(sheet.type === 'StyleSheet' ? sheet.children : []);
  return rule && generate(rule);
}

/** The failures of stylesheets of a remote with a rule that could override those of others. */
export async function layerFailures(store: Store, release: Release): Promise<GateFailure[]> {
  if (release.kind === 'host') return [];
  const failures: GateFailure[] = [];
  for (const file of Object.keys(release.files).filter((name) => name.endsWith('.css'))) {
    const text = String((await store.file(release.name, release.id, `browser/${file}`)) ?? '');
    const rule = ruleOutside(text);
    if (rule === undefined) continue;
    const says = `${file} has a rule outside @layer remotes: ${rule.slice(0, 100)}`;
    failures.push({ kind: 'layer', says });
  }
  return failures;
}
