import type { Head, Params } from '@emberite/sdk/page';
import type { RouteState } from './routes.tsx';

/** What a loaded page says of its head. A page whose `head` throws is shown without. */
export function headOf(state: RouteState, params: Params): Partial<Head> {
  if (state.status !== 'ready') return {};
  try {
    return state.module.head?.(params) ?? {};
  } catch (error) {
    reportError(error);
    return {};
  }
}
