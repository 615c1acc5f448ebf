/**
 * The browsers inside the apps of Facebook, Instagram, Line, Lemon8 and Snapchat, by their user agent. In them, links
 * in mails open elsewhere, and the browser's data is lost when the app closes. The shell marks the document there with
 * `data-in-app` before anything is painted.
 */
export const inApp = /\b(FBAN|FBAV|FB_IAB|FBIOS|Instagram|Line\/|Lemon8|Snapchat)/i;
