import { inApp } from '@emberite/contract/inApp';

/**
 * The inline script that marks the document with `data-in-app` inside another app's browser, so that a page which
 * shows something else there does not paint first what it shows elsewhere.
 */
export const inAppScript = `if(${inApp}.test(navigator.userAgent))document.documentElement.dataset.inApp=''`;
