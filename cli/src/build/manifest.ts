import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name and version of the package in a folder. */
export function manifestOf(folder: string): { name: string; version: string } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
}
