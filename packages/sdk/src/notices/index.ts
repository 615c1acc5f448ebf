import { proxy } from 'valtio';

/** The kind of a notice: in progress, done, or failed. */
export type NoticeTone = 'progress' | 'success' | 'danger';

/** The banner over every page. Without a message nothing is shown. */
export interface Notices {
  message: string | undefined;
  tone: NoticeTone;
}

/** How long a completed notice stays, in milliseconds. */
export const noticeLinger = 3000;

/** What the banner shows. Read it with `useSnapshot`, change it with the functions here. */
export const notices = proxy<Notices>({ message: undefined, tone: 'progress' });

let clearing: ReturnType<typeof setTimeout> | undefined;

function set(message: string | undefined, tone: NoticeTone): void {
  clearTimeout(clearing);
  Object.assign(notices, { message, tone });
}

/** Shows a notice until it is completed or dismissed. */
export function showNotice(message: string, tone: NoticeTone = 'progress'): void {
  set(message, tone);
}

/** Updates the message of a notice in progress. A dismissed one stays away, and an outcome stays. */
export function updateNotice(message: string): void {
  if (notices.message && notices.tone === 'progress') notices.message = message;
}

/** Shows the outcome, and clears the banner 3 s later. */
export function completeNotice(message: string, tone: NoticeTone = 'success'): void {
  set(message, tone);
  clearing = setTimeout(dismissNotice, noticeLinger);
}

/** Clears the banner. */
export function dismissNotice(): void {
  set(undefined, 'progress');
}
