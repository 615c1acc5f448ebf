import { notAnEmail } from '@emberite/sdk/form';
import type { Problem } from '@emberite/sdk/form';
import type { Client } from './client.ts';

/** Validates a code before it is sent; null if it is valid. */
export function codeProblem(code: string): Problem<'code'> | null {
  if (/^\d{6}$/.test(code)) return null;
  return { at: 'code', message: 'Please enter all 6 digits of the code.' };
}

/** Returns why no message was sent. */
export function sendProblem(error: unknown, client: Client): Problem<'email'> {
  if (error instanceof client.ApiError && error.code === 'invalid-input') return notAnEmail;
  const message = 'Failed to send magic link. Please try again.';
  return { at: 'form', message, detail: client.errorToMessage(error) };
}

/** After this many wrong codes, the API accepts no code of the same message any more. */
const mostTries = 5;

/** Says that a code is wrong; `tries` is the number of wrong ones so far. */
export function wrongCode(tries: number): Problem<'code'> {
  const message = 'Invalid or expired code. Please try again.';
  if (tries < mostTries) return { at: 'code', message };
  const detail = 'After 5 wrong codes you need a new one: choose “Send it again”.';
  return { at: 'code', message, detail };
}

/** Whether the API refused a code, rather than failed. */
export const isWrongCode = (error: unknown, { ApiError }: Client): boolean =>
  error instanceof ApiError && error.status === 400;
