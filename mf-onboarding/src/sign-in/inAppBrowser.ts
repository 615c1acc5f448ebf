/** The browsers inside the apps of Facebook, Instagram, Line, Lemon8 and Snapchat. */
const inApp = /\b(FBAN|FBAV|FB_IAB|FBIOS|Instagram|Line\/|Lemon8|Snapchat)/i;

/**
 * Whether a page is open inside another app, where signing in tends to fail: links from mail open
 * elsewhere, and what the browser keeps is gone when the app is closed.
 */
export function isInAppBrowser(userAgent: string): boolean {
  return inApp.test(userAgent);
}
