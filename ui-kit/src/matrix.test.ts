import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Components without a matrix, and why. */
const without = new Map([['Confetti', 'random paper for a second, and nothing at rest']]);

const components = readdirSync(import.meta.dirname, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && /^[A-Z]/.test(entry.name) ? [entry.name] : [],
);

function hasMatrix(name: string): boolean {
  const file = join(import.meta.dirname, name, `${name}.stories.tsx`);
  return existsSync(file) && /^export const Matrix: Story/m.test(readFileSync(file, 'utf8'));
}

it('shows all states of each component in one Matrix story', () => {
  expect(components.filter((name) => !hasMatrix(name))).toEqual([...without.keys()]);
});
