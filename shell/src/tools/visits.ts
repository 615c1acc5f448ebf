/**
 * Reports each visit of a page whose package has a canary: of the document, and inside its tab. A program that only
 * fetches documents reports none, so it makes no release look better than it is.
 */
import { send, viewId } from '../remotes/view.ts';
import { ownerOfPage, releaseOf } from './owner.ts';

/** The most visits that one document reports. */
const most = 20;

/** The packages with a canary; every page has the shell's. */
const compared = JSON.parse(
  document.getElementById('ember-compared')!.textContent,
) as readonly string[];

let last: string | undefined;
let sent = 0;

async function look(): Promise<void> {
  const { pathname } = location;
  if (pathname === last || sent === most) return;
  last = pathname;
  const remote = await ownerOfPage(pathname);
  const names = remote ? [remote, 'shell'] : [];
  if (!remote || !names.some((name) => compared.includes(name))) return;
  const release = await releaseOf(remote);
  if (release === undefined) return;
  sent += 1;
  send({ view: viewId(), remote, release });
}

// The page works without it.
const lookQuietly = () => void look().catch(() => {});

lookQuietly();
// Browsers before 2026 have no `navigation`: there, only documents are reported.
globalThis.navigation?.addEventListener('currententrychange', lookQuietly);
