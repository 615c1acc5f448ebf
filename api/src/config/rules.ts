import { isIP } from 'node:net';
import { z } from 'zod';

export const portRule = z.coerce
  .number('must be a port number')
  .int('must be a port number')
  .min(0, 'must be a port number')
  .max(65535, 'must be a port number');

/** An origin: an http address without a path. A trailing slash is removed. */
export const originRule = z
  .url({
    protocol: /^https?$/,
    error: 'must be an address like https://ember.example',
    abort: true,
  })
  .refine((text) => {
    const url = new URL(text);
    return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  }, 'must be an origin, without a path')
  .transform((text) => new URL(text).origin);

export const smtpRule = z.url({
  protocol: /^smtps?$/,
  error: 'must be an address like smtps://user:password@mail.example:465',
});

export const databaseRule = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address like postgresql://user:password@db.example:5432/ember',
});

/** Whether `text` is an IP address, a network like 10.0.0.0/8, or `loopback` (this machine). */
function isNetwork(text: string): boolean {
  if (text === 'loopback') return true;
  const [address = '', prefix = '0', ...rest] = text.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits;
}

export const proxiesRule = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .refine(
    (parts) => parts.every(isNetwork),
    'must list addresses or networks like 10.0.0.0/8, separated by commas',
  );

/** A code that the operator gives out. */
export interface InviteCode {
  code: string;
  maxUses: number;
  expiresAt: Date;
}

const inviteCodeForm = /^([A-Z0-9]+(?:-[A-Z0-9]+)+):([1-9]\d{0,8}):(\d{4}-\d\d-\d\d)$/;

/** Reads `CODE:uses:expiry`. Null if it is malformed. */
function toInviteCode(text: string): InviteCode | null {
  const [, code = '', uses, day] = inviteCodeForm.exec(text.trim().toUpperCase()) ?? [];
  const expiresAt = new Date(`${day}T00:00Z`);
  // Other days would turn into those of the next month.
  const isDay = !Number.isNaN(expiresAt.getTime()) && expiresAt.toISOString().startsWith(`${day}`);
  return isDay && code.length <= 64 ? { code, maxUses: Number(uses), expiresAt } : null;
}

/** Codes by commas, each `CODE:uses:expiry`. A code expires when its day begins, in UTC. */
export const inviteCodesRule = z.string().transform((text, context): InviteCode[] => {
  const parts = text.split(',').map(toInviteCode);
  const codes = parts.filter((part) => part !== null);
  if (codes.length === parts.length) return codes;
  context.addIssue('must list codes like SPRING-2027:50:2027-06-30, separated by commas');
  return z.NEVER;
});

export const timeRule = z
  .string()
  .refine(
    // Without a zone it would mean a different time on each machine.
    (text) => /T[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)),
    'must be a time with a time zone, like 2027-02-14T00:00-08:00',
  )
  .transform((text) => new Date(text));
