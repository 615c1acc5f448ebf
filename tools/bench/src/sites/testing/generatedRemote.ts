import { writeRelease } from '@emberite/cli/release';
import { remoteDist } from '@emberite/site/testing/fixtures';

/** Makes a release of a remote with two pages below a folder, without a build. Returns its `dist`. */
export async function generatedRemote(folder: string, index: number): Promise<string> {
  const paths = [`/page-${index}`, `/more-${index}`];
  const dist = await remoteDist(folder, { name: `mf-${index}`, text: 'A page', paths });
  await writeRelease(dist);
  return dist;
}
