import type { GateFailure, Release } from '@emberite/release';
import { scopeStyles } from '@emberite/release/scope';
import type { Store } from '@emberite/store';

/** What a stylesheet of a remote has that could change what others show, in words; undefined if there is nothing. */
export function outside(css: string, remote: string): string | undefined {
  let scoped;
  try {
    scoped = scopeStyles({ css }, remote)['css']!;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return 'a rule that is nested too deep';
  }
  const { unlayered, refused, reaching, unreadable } = scoped;
  const says = (what: string, text: string) => `${what}: ${text.slice(0, 100)}`;
  if (unreadable !== undefined) return says('a rule that cannot be read', unreadable);
  if (unlayered !== undefined) return says('a rule outside @layer remotes', unlayered);
  if (refused !== undefined) return says('a rule that holds for the whole document', refused);
  return reaching === undefined ? undefined : says('a rule that reaches other pages', reaching);
}

/** The failures of stylesheets of a remote with a rule that could change what others show. */
export async function layerFailures(store: Store, release: Release): Promise<GateFailure[]> {
  if (release.kind === 'host') return [];
  const failures: GateFailure[] = [];
  for (const file of Object.keys(release.files).filter((name) => name.endsWith('.css'))) {
    const text = String((await store.file(release.name, release.id, `browser/${file}`)) ?? '');
    const found = outside(text, release.name);
    if (found !== undefined) failures.push({ kind: 'layer', says: `${file} has ${found}` });
  }
  return failures;
}
