import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a temporary folder. */
export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'ember-test-'));
}
