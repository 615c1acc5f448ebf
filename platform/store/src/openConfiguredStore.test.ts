import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { checkOwnStore } from './openConfiguredStore.ts';

const folder = mkdtempSync(join(tmpdir(), 'ember-store-'));
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

it("refuses a store that is not there, or another user's", () => {
  const bucket = {
    name: 'releases',
    region: 'us-east-1',
    endpoint: undefined,
    credentials: undefined,
  };
  const place = { store: folder, storeBucket: undefined };
  expect(() => checkOwnStore(place)).not.toThrow();
  vi.spyOn(process, 'getuid').mockReturnValue(process.getuid!() + 1);
  expect(() => checkOwnStore(place)).toThrow(
    `${folder} belongs to another user. Run this as the user of the store.`,
  );
  rmSync(folder, { recursive: true });
  expect(() => checkOwnStore(place)).toThrow(
    `There is no store in ${folder}: set STORE or DATA_DIR as the site has them. The registry makes a new one when it starts.`,
  );
  expect(() => checkOwnStore({ ...place, storeBucket: bucket })).not.toThrow();
});
