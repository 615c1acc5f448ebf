import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Objects } from '@emberite/objects';

const placeOf = (name: string) => `keys/${name}`;

/** Makes a key that texts are signed with, unless there is one. The registry does: it alone writes to the store. */
export async function makeKey(objects: Objects, name: string): Promise<void> {
  await objects.putIfAbsent(placeOf(name), randomBytes(32));
}

/** Reads a key, which all programs with the store have in common; null if there is none yet. */
export const readKey = (objects: Objects, name: string): Promise<Buffer | null> =>
  objects.get(placeOf(name));

/** The signature of a text, as a text for addresses and headers: 43 characters. */
export const signatureOf = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

/** Whether that is the signature of a text. It takes as long for every wrong one. */
export function isSigned(key: Buffer, text: string, given: string): boolean {
  const [one, other] = [signatureOf(key, text), given].map((signature) => Buffer.from(signature));
  return one!.length === other!.length && timingSafeEqual(one!, other!);
}

/** The name of the key that gateways sign the ids of views with. */
export const viewKey = 'views';
