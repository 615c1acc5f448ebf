/** Connects the tabs of this browser. Undefined on the server, and in a browser without such channels: its tabs are alone. */
export const openChannel = (name: string): BroadcastChannel | undefined =>
  typeof document === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel(name);
