import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'baselines');
const origin = join(folder, 'made-with.json');

/** Where pictures of what differs are put. */
const differences = join(import.meta.dirname, '..', '..', '.cache', 'visual');

/** What a baseline depends on besides the component. */
export interface Machine {
  platform: string;
  /** Major version of Chromium. */
  chromium: string;
}

const file = (name: string) => join(folder, `${name}.png`);

/** The picture a component is held against; undefined for a new one. */
export function readBaseline(name: string): Buffer | undefined {
  return existsSync(file(name)) ? readFileSync(file(name)) : undefined;
}

/** Makes a picture the one that is held against from now on. */
export function acceptBaseline(name: string, picture: Buffer): void {
  writeFileSync(file(name), picture);
}

/** Begins to accept what a machine makes: notes it, and forgets components that are gone. */
export function startAccepting(names: readonly string[], machine: Machine): void {
  mkdirSync(folder, { recursive: true });
  for (const name of baselineNames()) {
    if (!names.includes(name)) rmSync(file(name));
  }
  writeFileSync(origin, `${JSON.stringify(machine, null, 2)}\n`);
}

/** The components that have a picture. */
export function baselineNames(): string[] {
  return globSync('*.png', { cwd: folder }).map((name) => name.replace('.png', ''));
}

/** The machine that made the baselines. */
export function baselineMachine(): Machine | undefined {
  return existsSync(origin) ? (JSON.parse(readFileSync(origin, 'utf8')) as Machine) : undefined;
}

/** Puts a difference where somebody can look at it. Answers its path. */
export function showDifference(name: string, picture: Buffer): string {
  mkdirSync(differences, { recursive: true });
  writeFileSync(join(differences, `${name}.png`), picture);
  return `.cache/visual/${name}.png`;
}

/** Forgets the differences of earlier runs. */
export function clearDifferences(): void {
  rmSync(differences, { recursive: true, force: true });
}
