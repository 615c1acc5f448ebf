import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, 'baselines');
const origin = join(folder, 'made-with.json');

/** The folder for pictures of differences. */
const differences = join(import.meta.dirname, '..', '..', '.cache', 'visual');

/** The environment a baseline depends on. */
export interface Machine {
  platform: string;
  /** The major version of Chromium. */
  chromium: string;
}

const file = (name: string) => join(folder, `${name}.webp`);

/** Reads the baseline of a component; undefined for a new one. */
export function readBaseline(name: string): Buffer | undefined {
  return existsSync(file(name)) ? readFileSync(file(name)) : undefined;
}

/** Saves a picture as the new baseline: as WebP, it is half the size of a PNG. */
export async function acceptBaseline(name: string, picture: Buffer): Promise<void> {
  await sharp(picture).webp({ lossless: true }).toFile(file(name));
}

/**
 * Starts accepting pictures of a machine: records the machine, and removes baselines of deleted
 * components.
 */
export function startAccepting(names: readonly string[], machine: Machine): void {
  mkdirSync(folder, { recursive: true });
  for (const name of baselineNames()) {
    if (!names.includes(name)) rmSync(file(name));
  }
  writeFileSync(origin, `${JSON.stringify(machine, null, 2)}\n`);
}

/** Lists the components that have a baseline. */
export function baselineNames(): string[] {
  return globSync('*.webp', { cwd: folder }).map((name) => name.replace('.webp', ''));
}

/** The machine that made the baselines. */
export function baselineMachine(): Machine | undefined {
  return existsSync(origin) ? (JSON.parse(readFileSync(origin, 'utf8')) as Machine) : undefined;
}

/** Saves the picture of a difference. Returns its path. */
export function showDifference(name: string, picture: Buffer): string {
  mkdirSync(differences, { recursive: true });
  writeFileSync(join(differences, `${name}.png`), picture);
  return `.cache/visual/${name}.png`;
}

/** Deletes the differences of earlier runs. */
export function clearDifferences(): void {
  rmSync(differences, { recursive: true, force: true });
}
