import { inApp } from '@emberite/contract/inApp';

/**
 * Whether the page is open inside another app, where sign-in tends to fail: links in mails open
 * elsewhere, and the browser's data is lost when the app closes.
 */
export function isInAppBrowser(userAgent: string): boolean {
  return inApp.test(userAgent);
}

/** Browsers in other apps, and what their engines say: `; wv)` on Android, no Safari on an iPhone. */
const embedded =
  /; wv\)|LinkedInApp|BytedanceWebview|musical_ly|TikTok|MicroMessenger|KAKAOTALK|NAVER\(inapp/i;
const withoutSafari = /\b(iPhone|iPad|iPod)\b(?!.*\bSafari\/)/;

/** Whether the page is open inside another app, where Google refuses to sign anybody in. */
export function isEmbedded(userAgent: string): boolean {
  return isInAppBrowser(userAgent) || embedded.test(userAgent) || withoutSafari.test(userAgent);
}
