import { z } from 'zod';

const clientDataSchema = z.object({ challenge: z.string() });

/**
 * The challenge that a device says it has signed. Whoever finds a ceremony of this browser under it
 * knows that it was ours. Empty if it cannot be read.
 *
 * @param clientData JSON in base64url
 */
export function challengeIn(clientData: string): string {
  try {
    const json: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString());
    return clientDataSchema.parse(json).challenge;
  } catch {
    return '';
  }
}
