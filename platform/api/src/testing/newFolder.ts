import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a temporary folder, by default where the system has them. */
export function newFolder(parent = tmpdir()): string {
  return mkdtempSync(join(parent, 'ember-test-'));
}
