import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import type { ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { codeLength } from '@emberite/contract/auth';

const slowHash = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/**
 * About 10 ms and 4 MB per code: trying a million takes longer than the 15 minutes a code lives.
 */
const cost = { N: 4096, r: 8, p: 1 };
const saltBytes = 16;
const hashBytes = 32;

/** Creates a secret of 256 random bits, safe in URLs and cookies. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether `text` looks like a {@link newSecret}. */
export function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** Creates a random 6-digit code. */
export function newCode(): string {
  return randomInt(10 ** codeLength)
    .toString()
    .padStart(codeLength, '0');
}

/** Hashes a random secret. Fast, because 256 bits cannot be guessed. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

const saltOf = (hash: string): Buffer => Buffer.from(hash, 'base64url').subarray(0, saltBytes);

/**
 * Hashes a code. Slow and salted, because there are only a million codes.
 *
 * @param beside a hash of another code of the same address: with its salt, {@link hashesOf} compares both at once
 */
export async function hashCode(code: string, beside?: string): Promise<string> {
  const salt = beside ? saltOf(beside) : randomBytes(saltBytes);
  return Buffer.concat([salt, await slowHash(code, salt, hashBytes, cost)]).toString('base64url');
}

/** Returns those of `hashes` that are of `code`. With one salt it takes as long as without a hash. */
export async function hashesOf(code: string, hashes: readonly string[]): Promise<Set<string>> {
  const salts = new Set(hashes.map((hash) => saltOf(hash).toString('base64url')));
  const besides = salts.size > 0 ? [...salts] : [Buffer.alloc(saltBytes).toString('base64url')];
  const given = await Promise.all(besides.map((salt) => hashCode(code, salt)));
  const isGiven = (hash: string) =>
    given.some((each) => timingSafeEqual(Buffer.from(each), Buffer.from(hash)));
  return new Set(hashes.filter(isGiven));
}
