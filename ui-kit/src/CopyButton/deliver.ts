/** What happened to the text: it is on the clipboard, or another app has it. */
export type Delivery = 'copied' | 'delivered';

/** Puts a text on the clipboard. Rejects where the browser refuses that or has no clipboard. */
export async function toClipboard(text: string): Promise<Delivery> {
  await navigator.clipboard.writeText(text);
  return 'copied';
}

/** Offers something to the apps of this device, or copies the text where the browser cannot do that. */
export async function toShareSheet(data: ShareData, text: string): Promise<Delivery> {
  if (!('share' in navigator)) return toClipboard(text);
  try {
    await navigator.share(data);
    return 'delivered';
  } catch (error) {
    // The visitor closed the list of apps, or it is still open.
    const name = error instanceof DOMException ? error.name : '';
    return ['AbortError', 'InvalidStateError'].includes(name) ? 'delivered' : toClipboard(text);
  }
}
