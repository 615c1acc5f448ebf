/**
 * For `npm run migration`: drizzle-kit looks for drizzle-orm next to itself, but npm may only
 * install it in this workspace. So every import of it is resolved from here.
 */
import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

registerHooks({
  resolve(specifier, context, next) {
    const isElsewhere =
      specifier.startsWith('drizzle-orm') && context.parentURL !== import.meta.url;
    if (!isElsewhere) return next(specifier, context);
    return { url: pathToFileURL(require.resolve(specifier)).href, shortCircuit: true };
  },
});
