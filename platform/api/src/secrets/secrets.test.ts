import { expect, test } from 'vitest';
import { hashCode, hashesOf, hashSecret, newCode, newSecret } from './secrets.ts';

test('a code matches its hash, which differs each time', async () => {
  const [first, second] = [await hashCode('012345'), await hashCode('012345')];
  expect(first).not.toBe(second);
  expect(first).not.toContain('012345');
  const beside = await hashCode('012345', first);
  expect(beside).toBe(first);
  const other = await hashCode('012346', first);
  expect(await hashesOf('012345', [first, second, other])).toEqual(new Set([first, second]));
  expect(await hashesOf('012347', [first, second, other])).toEqual(new Set());
  expect(await hashesOf('012345', [])).toEqual(new Set());
});

test('codes keep their leading zeros, secrets have 256 bits', () => {
  expect(Array.from({ length: 50 }, newCode).every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(Buffer.from(newSecret(), 'base64url')).toHaveLength(32);
  expect(hashSecret('a')).not.toBe(hashSecret('b'));
});
