import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import type { ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { codeLength } from '@emberite/sdk/contract/magicLinkCode';

const slowHash = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** About 10 ms and 4 MB a code: trying a million of them outlasts the quarter of an hour they live. */
const cost = { N: 4096, r: 8, p: 1 };
const saltBytes = 16;
const hashBytes = 32;

/** A secret of 256 random bits, safe in addresses and cookies. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether `text` has the form of {@link newSecret}. */
export function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** A random code of 6 digits. */
export function newCode(): string {
  return randomInt(10 ** codeLength)
    .toString()
    .padStart(codeLength, '0');
}

/** Hash under which a random secret is kept. Quick, since 256 bits cannot be guessed. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Hash under which a code is kept: slow and salted, since a code has only a million values. */
export async function hashCode(code: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  return Buffer.concat([salt, await slowHash(code, salt, hashBytes, cost)]).toString('base64url');
}

/** Whether `code` is the one that was hashed. Takes as long where there is no hash to compare with. */
export async function isCode(code: string, hash: string | undefined): Promise<boolean> {
  const kept = hash ? Buffer.from(hash, 'base64url') : Buffer.alloc(saltBytes + hashBytes);
  const given = await slowHash(code, kept.subarray(0, saltBytes), hashBytes, cost);
  return timingSafeEqual(given, kept.subarray(saltBytes));
}
