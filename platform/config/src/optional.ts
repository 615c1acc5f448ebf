import { StartError } from './startError.ts';

/**
 * Loads a module that needs packages which are not installed with ours: they have native code, or are only for a
 * service elsewhere. Throws a {@link StartError} with the command that installs them.
 *
 * @param load imports the module
 * @param setting what needs it
 */
export async function loadOptional<Module>(
  load: () => Promise<Module>,
  setting: string,
  ...packages: string[]
): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw cause;
    throw new StartError(`${setting} needs more packages: npm install ${packages.join(' ')}`, {
      cause,
    });
  }
}

/** The client of buckets. */
export const bucketPackages = ['@aws-sdk/client-s3', '@aws-sdk/lib-storage'];
