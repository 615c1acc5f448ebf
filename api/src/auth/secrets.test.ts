import { expect, test } from 'vitest';
import { hashCode, hashSecret, isCode, newCode, newSecret } from './secrets.ts';

test('a code is found again by its hash, which is another each time', async () => {
  const [first, second] = [await hashCode('012345'), await hashCode('012345')];
  expect(first).not.toBe(second);
  expect(first).not.toContain('012345');
  expect([await isCode('012345', first), await isCode('012346', first)]).toEqual([true, false]);
});

test('to find no code at all takes as long as to find another one', async () => {
  const hash = await hashCode('012345');
  const took = async (kept: string | undefined) => {
    const start = performance.now();
    expect(await isCode('012346', kept)).toBe(false);
    return performance.now() - start;
  };
  let [none, wrong] = [0, 0];
  for (let turn = 0; turn < 20; turn += 1) {
    none += await took(undefined);
    wrong += await took(hash);
  }
  expect(none).toBeGreaterThan(wrong / 4);
});

test('codes keep their leading zeros, secrets have 256 bits', () => {
  expect(Array.from({ length: 50 }, newCode).every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(Buffer.from(newSecret(), 'base64url')).toHaveLength(32);
  expect(hashSecret('a')).not.toBe(hashSecret('b'));
});
