/**
 * The id of the video that an upload becomes. The sender knows it before the answer, and so can ask for the video if
 * the answer was lost. Nobody can give a video the id of somebody else's. Needs a secure context.
 */
export async function videoIdOf(userId: string, uploadId: string): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([userId, uploadId]));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = [...hash.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
