import { z } from 'zod';

/** A code that the operator gives out. */
export interface InviteCode {
  code: string;
  maxUses: number;
  expiresAt: Date;
}

const form = /^([A-Z0-9]+(?:-[A-Z0-9]+)+):([1-9]\d{0,8}):(\d{4}-\d\d-\d\d)$/;

/** Reads `CODE:uses:expiry`. Null if it is malformed. */
function toInviteCode(text: string): InviteCode | null {
  const [, code = '', uses, day] = form.exec(text.trim().toUpperCase()) ?? [];
  const expiresAt = new Date(`${day}T00:00Z`);
  // Invalid days would roll over into the next month.
  const isDay = !Number.isNaN(expiresAt.getTime()) && expiresAt.toISOString().startsWith(`${day}`);
  return isDay && code.length <= 64 ? { code, maxUses: Number(uses), expiresAt } : null;
}

/**
 * Codes separated by commas, each `CODE:uses:expiry`. A code expires when its day begins, in UTC.
 */
export const inviteCodes = z.string().transform((text, context): InviteCode[] => {
  const parts = text.split(',').map(toInviteCode);
  const codes = parts.filter((part) => part !== null);
  if (codes.length === parts.length) return codes;
  context.addIssue('must list codes like SPRING-2027:50:2027-06-30, separated by commas');
  return z.NEVER;
});
