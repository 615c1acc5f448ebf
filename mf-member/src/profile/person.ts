import { ignoreGone } from '@emberite/sdk/api';
import type * as client from '@emberite/sdk/api';
import { createResource } from '@emberite/sdk/resource';

/**
 * Creates the member with this id, as the user may see them; null if the user may not, or if there
 * is no such member any more.
 */
export const createPerson = ({ api, id }: { api: Pick<typeof client, 'personGet'>; id: string }) =>
  createResource(() =>
    api.personGet({ id }).catch((error: unknown) => {
      ignoreGone(error);
      return null;
    }),
  );
