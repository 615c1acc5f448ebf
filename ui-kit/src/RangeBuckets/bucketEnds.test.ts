import { expect, it } from 'vitest';
import { bucketEnds } from './bucketEnds.ts';

it.each([
  ['20-28', [20, 28]],
  ['80-', [80, 100]],
  ['28-20', undefined],
  ['old', undefined],
  ['', undefined],
  ['-5-9', undefined],
])('reads %j as %j', (bucket, ends) => {
  expect(bucketEnds(bucket, 100)).toEqual(ends);
});
