import { createAction } from '@emberite/sdk/action';
import type * as client from '@emberite/sdk/api';
import { createResource } from '@emberite/sdk/resource';

/** Members whom the user may see, or why there is nobody; `next` is null if these are all. */
export type People = Awaited<ReturnType<typeof client.personList>>;

/** Creates the list of the members whom the user may see, and the action that loads more of them. */
export function createPeople({ api }: { api: Pick<typeof client, 'personList'> }) {
  let pages = 1;
  async function longer(list: People): Promise<People> {
    if (list.next === null) return list;
    const { people, next } = await api.personList({ after: list.next });
    return { ...list, people: [...list.people, ...people], next };
  }
  const list = createResource<People>(async () => {
    let all: People = await api.personList({});
    for (let page = 1; page < pages; page += 1) all = await longer(all);
    return all;
  });
  const more = createAction(async () => {
    const { loaded } = list.state;
    if (loaded.status !== 'ready') return;
    const all = await longer(loaded.value);
    pages += 1;
    list.change(() => all);
  });
  return { list, more };
}
