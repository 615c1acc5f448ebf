import { ApiError } from '@emberite/sdk/api';
import type * as client from '@emberite/sdk/api';
import { createResource } from '@emberite/sdk/resource';

/** Creates the member with this id, as the user may see them; null if they may not, or are gone. */
export const createPerson = ({ api, id }: { api: Pick<typeof client, 'personGet'>; id: string }) =>
  createResource(async () => {
    try {
      return await api.personGet({ id });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not-found') return null;
      throw error;
    }
  });
