import { inApp } from '@emberite/contract/inApp';

/** Browsers in other apps, and what their engines say: `; wv)` on Android, no Safari on an iPhone. */
const embedded =
  /; wv\)|LinkedInApp|BytedanceWebview|musical_ly|TikTok|MicroMessenger|KAKAOTALK|NAVER\(inapp/i;
const withoutSafari = /\b(iPhone|iPad|iPod)\b(?!.*\bSafari\/)/;

/** Whether the page is open inside another app, where Google refuses to sign anybody in. */
export function isEmbedded(userAgent: string): boolean {
  return inApp.test(userAgent) || embedded.test(userAgent) || withoutSafari.test(userAgent);
}
