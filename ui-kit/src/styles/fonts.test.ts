import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { families, ownPart, parts } from '../../testing/fonts/families.ts';
import { charactersOf, makeFiles, makeStylesheet, openFace } from '../../testing/fonts/make.ts';
import { isFull } from '../../../tools/sample.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(import.meta.dirname, 'fonts');

const sources = (pattern: string) =>
  globSync(`{content,sdk,ui-kit,shell,mf-*}/src/**/*.${pattern}`, { cwd: root })
    .filter((file) => !/\.(test|stories)\.|\/testing\//.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'));

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

/** The characters that a file of a family draws. */
async function drawnBy(name: string, suffix: string): Promise<Set<string>> {
  const face = await openFace(readFileSync(join(folder, `${name}${suffix}.woff2`)));
  return new Set([...face.collectUnicodes()].map((code) => String.fromCodePoint(code)));
}

it('has the stylesheet that `npm run fonts` makes', async () => {
  expect(readFileSync(join(folder, 'fonts.css'), 'utf8')).toBe(await makeStylesheet());
});

it.runIf(isFull)('has the files that `npm run fonts` makes', async () => {
  const made = await makeFiles();
  expect(globSync('*', { cwd: folder }).toSorted()).toEqual(
    ['fonts.css', ...made.keys()].toSorted(),
  );
  for (const [name, content] of made) {
    expect(readFileSync(join(folder, name)).equals(content), name).toBe(true);
  }
});

describe.each(families)('$family', ({ name }) => {
  it('draws every character of the texts of the site with the file that every page loads', async () => {
    const drawn = await drawnBy(name, ownPart.suffix);
    const range = charactersOf(ownPart.range);
    const used = new Set(sources('{ts,tsx}').flatMap((code) => [...withoutComments(code)]));
    expect(used.size).toBeGreaterThan(90);
    const missing = [...used].filter(
      (one) => one !== '\n' && !(drawn.has(one) && range.includes(one)),
    );
    expect(missing).toEqual([]);
    expect(range.filter((one) => !drawn.has(one))).toEqual([]);
  });

  it('draws the names of members', async () => {
    const drawn = await Promise.all(parts.map(({ suffix }) => drawnBy(name, suffix)));
    for (const character of 'Zoë Nuñez, Łukasz Žižek, Åse Bjørk, Şule Çağlar, Ștefan, Őry, Œuvre') {
      // The part that the browser chooses.
      const index = parts.findLastIndex(({ range }) => charactersOf(range).includes(character));
      expect(drawn[index]?.has(character), character).toBe(true);
    }
  });
});
