/**
 * Connects the tabs of this browser. Undefined on the server, and in a browser that has no such channels or refuses them
 * together with cookies, like Firefox: its tabs are alone.
 */
export function openChannel(name: string): BroadcastChannel | undefined {
  if (typeof document === 'undefined') return undefined;
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
