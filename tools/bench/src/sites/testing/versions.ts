import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { copySources } from '@emberite/testing/harness/variant';
import type { Change } from '../../report/results.ts';
import type { Publishing } from '../publishHere.ts';

/** One line each, in a copy of the sources. */
const edits: Record<Change, { file: string; line: string; by: string }> = {
  'a page of mf-member': {
    file: 'mf-member/src/journey/JourneyView.tsx',
    line: 'title="Your journey"',
    by: 'title="Your own journey"',
  },
  'the shell': {
    file: 'shell/src/frames/SiteHeader.tsx',
    line: 'aria-label="Site"',
    by: 'aria-label="This site"',
  },
  "the kit's Button": {
    file: 'ui-kit/src/Button/Button.tsx',
    line: 'type="button"',
    by: 'type="button" data-action=""',
  },
};

/** Publishes the sources, and each change of them after that, below `folder`. Returns where the stores of each are. */
export async function publishVersions(
  folder: string,
  sites: Publishing['sites'],
  quality?: Publishing['quality'],
): Promise<Record<'before' | Change, string>> {
  const sources = await copySources('versions');
  const publish = async (name: string, before?: string) => {
    const own = join(resolve(folder), name);
    await mkdir(own, { recursive: true });
    const publishing: Publishing = { folder: own, sites, quality, before };
    const script = join('tools', 'bench', 'src', 'sites', 'publishHere.ts');
    await promisify(execFile)(process.execPath, [script, JSON.stringify(publishing)], {
      cwd: sources,
    });
    return own;
  };
  const before = await publish('before');
  const stores = { before } as Record<'before' | Change, string>;
  for (const [change, { file, line, by }] of Object.entries(edits)) {
    const path = join(sources, file);
    const text = await readFile(path, 'utf8');
    if (!text.includes(line)) throw new Error(`${file} does not contain ${line}.`);
    await writeFile(path, text.replace(line, by));
    stores[change as Change] = await publish(
      change.replaceAll(/\W/g, '-'),
      join(before, 'composed'),
    );
    await writeFile(path, text);
  }
  return stores;
}
