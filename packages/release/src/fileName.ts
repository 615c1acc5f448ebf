import { z } from 'zod';

/** The name of a file in a release: it is part of URLs, and of paths in the store. */
export const fileName = z
  .string()
  .max(200)
  .regex(/^[\w-]+(\.[\w-]+)*$/);
