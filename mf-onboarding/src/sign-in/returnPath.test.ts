import { goodReturnPaths, hostileReturnPaths } from '@emberite/sdk/contract/testing/returnPaths';
import { expect, test } from 'vitest';
import { destination } from './returnPath.ts';

test.each(goodReturnPaths)('a sign-in leads on to %s', (path) => {
  expect(destination(path)).toBe(path);
});

test.each([null, ...hostileReturnPaths])('a sign-in leads to the journey, not to %j', (path) => {
  expect(destination(path)).toBe('/emberite');
});
