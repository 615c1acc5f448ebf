import type { Resource } from '@emberite/sdk/resource';

/** Makes what handles the failure of a change: the resource may have changed elsewhere. It throws the error again. */
export const orExpire =
  ({ expire }: Pick<Resource<unknown>, 'expire'>) =>
  (error: unknown): never => {
    expire();
    throw error;
  };
