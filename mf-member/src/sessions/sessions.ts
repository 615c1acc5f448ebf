import { createAction } from '@emberite/sdk/action';
import type { Action, Progress } from '@emberite/sdk/action';
import { api, ApiError } from '@emberite/sdk/api';
import type { OpenSession } from '@emberite/sdk/contract/sessionList';
import { proxy } from 'valtio';

/** A session, and the progress of ending it. */
export interface SessionRow {
  session: OpenSession;
  ending: { progress: Progress };
}

export interface SessionsState {
  /** The progress of loading the list. */
  loading: { progress: Progress };
  /** This one first, then the newest; null until it is loaded. */
  rows: SessionRow[] | null;
}

export interface Sessions {
  state: SessionsState;
  load(): Promise<void>;
  end(id: string): Promise<void>;
}

/** The browsers in which the member is signed in. */
export function createSessions(): Sessions {
  const endings = new Map<string, Action>();

  function toRow(session: OpenSession): SessionRow {
    const { id } = session;
    const ending = createAction(async () => {
      await api.sessionEnd({ id }).catch((error: unknown) => {
        // It has ended by itself, or from elsewhere.
        if (!(error instanceof ApiError && error.code === 'not-found')) throw error;
      });
      state.rows = (state.rows ?? []).filter((row) => row.session.id !== id);
    });
    endings.set(id, ending);
    return { session, ending: ending.state };
  }

  const loading = createAction(async () => {
    state.rows = (await api.sessionList({})).sessions.map(toRow);
  });
  const state = proxy<SessionsState>({ loading: loading.state, rows: null });

  return {
    state,
    load: loading.start,
    end: async (id) => endings.get(id)?.start(),
  };
}
