import { createRemoval } from '@emberite/sdk/action';
import { ignoreGone } from '@emberite/sdk/api';
import type * as client from '@emberite/sdk/api';
import type { OpenSession } from '@emberite/contract/sessions';
import { createResource } from '@emberite/sdk/resource';

/** The browsers in which the member is signed in: this one first, then the newest; and ending one. */
export function createSessions({
  api,
}: {
  api: Pick<typeof client, 'sessionList' | 'sessionEnd'>;
}) {
  const list = createResource<OpenSession[]>(async () => (await api.sessionList({})).sessions);
  const removal = createRemoval(async (id) => {
    await api.sessionEnd({ id }).catch(ignoreGone);
    list.change((sessions) => sessions.filter((session) => session.id !== id));
  });
  return { list, removal };
}
