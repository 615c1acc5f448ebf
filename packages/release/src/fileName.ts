import { z } from 'zod';

/** The name of a file in a release: it is part of URLs, and of paths in the store. */
export const fileName = z
  .string()
  .max(200)
  .regex(/^[\w-]+(\.[\w-]+)*$/);

/** The files that a page or another part of a release loads. */
export const loadedFiles = {
  js: z.array(fileName),
  // The id becomes an attribute in documents.
  css: z.array(z.object({ file: fileName, chunkId: z.string().regex(/^[\w.:~@/-]*$/) })),
};

/** Maximum characters of the name of a package. */
export const longestName = 60;

/** The name of a package: of the shell, or of a remote. */
export const packageName = z
  .string()
  .max(longestName)
  .regex(/^(shell|mf-[a-z\d]+(-[a-z\d]+)*)$/, 'must be shell or begin with mf-');
