import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder under the system's for temporary files. */
export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'ember-test-'));
}
