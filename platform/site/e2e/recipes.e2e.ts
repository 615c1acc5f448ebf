import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { signIn } from '@emberite/testing/harness/member';
import { useSite } from '@emberite/testing/harness/useSite';
import { buildVariant, copySources } from '@emberite/testing/harness/variant';
import { isFull } from '../../../tools/sample.ts';

const run = useSite();

/**
 * Reads the code of a recipe in the sdk's README: whole files, where a block starts with their path, and parts to add to
 * existing ones.
 */
function readRecipe(title: string) {
  const readme = readFileSync('packages/sdk/README.md', 'utf8');
  const section = readme.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
  const files: Record<string, string> = {};
  const parts: string[] = [];
  for (const [, indented = ''] of section.matchAll(/^ {3}```\w+\n(.*?)^ {3}```$/gms)) {
    const code = indented.replace(/^ {3}/gm, '');
    const path = /^(?:\/\/|\/\*) (\S+\.\w+)/.exec(code)?.[1];
    if (path) files[path] = code.slice(code.indexOf('\n') + 1);
    else parts.push(code);
  }
  return { files, parts };
}

it.runIf(isFull)('makes files that are formatted and have no dead code', async () => {
  const { files, parts } = readRecipe('Add a page');
  const routes = readFileSync('mf-member/src/routes.tsx', 'utf8');
  const made = {
    ...files,
    'src/routes.tsx': routes.replace('] satisfies Route[]', `${parts[0]}] satisfies Route[]`),
  };
  const added = Object.entries(made).map(([path, text]) => [`mf-member/${path}`, text]);
  const folder = await copySources('recipes', Object.fromEntries(added) as Record<string, string>);
  const knip = spawnSync('knip', ['--no-gitignore'], { cwd: folder, encoding: 'utf8' });
  // 2 means that it could not run. Other unused code is not the recipe's.
  expect([0, 1], knip.stderr).toContain(knip.status);
  expect(knip.stdout.split('\n').filter((line) => line.includes('src/nickname/'))).toEqual([]);
  for (const [path, text] of Object.entries(files)) {
    const options = { cwd: folder, input: text, encoding: 'utf8' } as const;
    const { stdout } = spawnSync('oxfmt', [`--stdin-filepath=mf-member/${path}`], options);
    expect(stdout, path).toBe(text);
  }
});

it.runIf(isFull)('adds a page by following the recipe', async () => {
  const { files, parts } = readRecipe('Add a page');
  expect(Object.keys(files)).toContain('src/nickname/NicknamePage.tsx');
  const [route = ''] = parts;
  const dist = await buildVariant(
    'mf-member',
    'recipe',
    { file: 'src/routes.tsx', replace: '] satisfies Route[]', by: `${route}] satisfies Route[]` },
    files,
  );
  await run.site.publish(dist);

  const { page } = run.tab;
  const user = await signIn(run.site, page.context(), 'recipe@example.com');
  await user.becomeMember();
  await page.goto(`${run.site.url}/emberite/nickname`);
  await page.getByRole('heading', { level: 1, name: 'Your nickname' }).waitFor();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('alert').getByText('Please enter a nickname.').waitFor();
  const field = page.getByLabel('Nickname');
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type(' Sparky ');
  await page.keyboard.press('Enter');
  await page.getByText('Your nickname is saved.').waitFor();
  const response = await page
    .context()
    .request.get(`${run.site.url}/api/profiles?location=CA:BC:Revelstoke`);
  expect(await response.json()).toMatchObject({ nickname: 'Sparky' });
  await page.getByRole('link', { name: 'settings', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  run.tab.expectClean();
});
