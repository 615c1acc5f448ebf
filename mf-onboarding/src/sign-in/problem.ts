import type { Client } from './client.ts';

/** Something to put right: what, and where it belongs. */
export interface Problem {
  at: 'email' | 'code' | 'form';
  message: string;
  /** A second sentence that helps. */
  detail?: string;
}

const notAnEmail: Problem = { at: 'email', message: 'Please enter a valid email address.' };

/** What is wrong with an address before it is sent anywhere; null when nothing is. */
export function emailProblem(email: string): Problem | null {
  if (!email) return { at: 'email', message: 'Please enter your email.' };
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? null : notAnEmail;
}

/** What is wrong with a code before it is sent anywhere; null when nothing is. */
export function codeProblem(code: string): Problem | null {
  if (/^\d{6}$/.test(code)) return null;
  return { at: 'code', message: 'Please enter all 6 digits of the code.' };
}

/** Why no message was sent. */
export function sendProblem(error: unknown, client: Client | undefined): Problem {
  const code = client && error instanceof client.ApiError ? error.code : '';
  if (code === 'invalid-input') return notAnEmail;
  const problem: Problem = {
    at: 'form',
    message: 'Failed to send magic link. Please try again.',
  };
  if (code !== 'too-many-requests') return problem;
  const detail =
    'Several emails are on their way to you already. Use the newest, or wait 15 minutes.';
  return { ...problem, detail };
}

/** Why a code did not sign anybody in. */
export function verifyProblem(error: unknown, client: Client | undefined): Problem {
  if (client && error instanceof client.ApiError && error.status === 400) {
    return { at: 'code', message: 'Invalid or expired code. Please try again.' };
  }
  const message = client?.errorToMessage(error) ?? 'An unexpected error occurred.';
  return { at: 'form', message };
}
