import { config } from '@emberite/sdk/config';
import { goodReturnPaths, hostileReturnPaths } from '@emberite/contract/testing/returnPaths';
import { expect, test } from 'vitest';
import { destination } from './returnPath.ts';

test.each(goodReturnPaths)('a sign-in leads on to %s', (path) => {
  expect(destination(path)).toBe(path);
});

test.each([null, ...hostileReturnPaths])(
  'a sign-in leads to the first page of members, not to %j',
  (path) => {
    expect(destination(path)).toBe(config.roles.home);
  },
);
