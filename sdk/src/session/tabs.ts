import { keys } from '../storage/keys.ts';
import { loadSession } from './load.ts';
import { become } from './state.ts';

/** When somebody signs in or out in another tab, this one asks again who is here. */
export function followOtherTabs(): void {
  if (typeof document === 'undefined') return;
  addEventListener('storage', ({ key }) => {
    if (key !== keys.owner) return;
    become({ status: 'unknown' });
    void loadSession().catch(() => null);
  });
}
