import type { Page } from 'playwright-core';

/**
 * Makes a page's browser one that never reports an event of recorders or players, as some devices
 * do not, or not in time.
 */
export const withoutEvent =
  (target: 'MediaRecorder' | 'HTMLMediaElement', event: string) =>
  (page: Page): Promise<unknown> =>
    // A string, because this file is not for browsers.
    page.addInitScript(`{
      const add = ${target}.prototype.addEventListener;
      ${target}.prototype.addEventListener = function (name, ...rest) {
        if (name !== '${event}') add.call(this, name, ...rest);
      };
    }`);
