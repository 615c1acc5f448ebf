import { expect, it } from 'vitest';
import { keepDeployPreviews } from './deployPreviews.ts';

it('gives no preview an id that a program takes for an option', async () => {
  const { create } = keepDeployPreviews({ putIfAbsent: async () => true } as never);
  const preview = { name: 'mf-events', release: '', by: '', expires: '', opens: '/' };
  const all = await Promise.all(Array.from({ length: 1_000 }, () => create(preview)));
  expect(all.filter(({ id }) => !/^\w[\w-]{21}$/.test(id))).toEqual([]);
});
