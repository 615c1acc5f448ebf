import { expect, test } from 'vitest';
import { hashCode, hashSecret, isCode, newCode, newSecret } from './secrets.ts';

test('a code matches its hash, which differs each time', async () => {
  const [first, second] = [await hashCode('012345'), await hashCode('012345')];
  expect(first).not.toBe(second);
  expect(first).not.toContain('012345');
  expect([await isCode('012345', first), await isCode('012346', first)]).toEqual([true, false]);
});

test('codes keep their leading zeros, secrets have 256 bits', () => {
  expect(Array.from({ length: 50 }, newCode).every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(Buffer.from(newSecret(), 'base64url')).toHaveLength(32);
  expect(hashSecret('a')).not.toBe(hashSecret('b'));
});
