/** Whether the browser knows that it is offline. Even if not, it may have no connection. */
export const isOffline = (): boolean => navigator.onLine === false;

/** Why something failed while the browser is offline. */
export const offlineSentence = 'You are offline. Please try again once you are back online.';

/** Calls back when the browser is online again, if `message` says that it is offline. */
export function onceOnline(message: string, callBack: () => void): void {
  if (message === offlineSentence) addEventListener('online', callBack, { once: true });
}
