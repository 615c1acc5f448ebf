/**
 * For `npm run migration`: drizzle-kit looks for drizzle-orm beside itself, but npm may install it
 * in this workspace only, so every search for it from elsewhere is made from here.
 */
import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

registerHooks({
  resolve(specifier, context, next) {
    const wanted = specifier.startsWith('drizzle-orm') && context.parentURL !== import.meta.url;
    if (!wanted) return next(specifier, context);
    return { url: pathToFileURL(require.resolve(specifier)).href, shortCircuit: true };
  },
});
