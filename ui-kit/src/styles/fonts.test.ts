import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { families, ownPart, parts } from '../../testing/fonts/families.ts';
import {
  charactersOf,
  drawnOf,
  makeFiles,
  makeStylesheet,
  openFace,
} from '../../testing/fonts/make.ts';
import { isFull } from '../../../tools/sample.ts';

const folder = join(import.meta.dirname, 'fonts');

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

describe.each(families)('$family', (family) => {
  const { name } = family;

  it.each(parts)('has in the file "$suffix" the characters of its range', async (part) => {
    expect(await drawnBy(name, part.suffix)).toEqual(await drawnOf(family, part));
  });

  it('has every character of the range that every page loads', async () => {
    const drawn = await drawnOf(family, ownPart);
    expect(charactersOf(ownPart.range).filter((one) => !drawn.has(one))).toEqual([]);
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
