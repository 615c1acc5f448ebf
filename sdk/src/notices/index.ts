import { proxy } from 'valtio';

/** How a notice is meant: work goes on, it is done, or it failed. */
export type NoticeTone = 'progress' | 'success' | 'danger';

/** The banner over every page: nothing is shown without a message. */
export interface Notices {
  message: string | undefined;
  tone: NoticeTone;
}

/** How long the last word of a notice stands, in milliseconds. */
export const noticeLinger = 3000;

/** What the banner shows now; read it by `useSnapshot`, change it by the functions here. */
export const notices = proxy<Notices>({ message: undefined, tone: 'progress' });

let clearing: ReturnType<typeof setTimeout> | undefined;

function set(message: string | undefined, tone: NoticeTone): void {
  clearTimeout(clearing);
  Object.assign(notices, { message, tone });
}

/** Shows that something is under way, until it is completed or dismissed. */
export function showNotice(message: string): void {
  set(message, 'progress');
}

/** Says how far it is; a notice that was dismissed stays away. */
export function updateNotice(message: string): void {
  if (notices.message !== undefined) set(message, 'progress');
}

/** Says how it ended, and clears the banner 3 s later. */
export function completeNotice(message: string, tone: NoticeTone = 'success'): void {
  set(message, tone);
  clearing = setTimeout(dismissNotice, noticeLinger);
}

/** Clears the banner. */
export function dismissNotice(): void {
  set(undefined, 'progress');
}
