/** In a remote's entry, instead of Module Federation's runtime: takes the shell's. */
import { runtimeLender } from '@emberite/release/data';

const lenders = globalThis as unknown as Record<typeof runtimeLender, () => object> & {
  __zod_globalConfig?: { jitless?: boolean };
};

// A zod of the remote's own would try `new Function`, which the site's policy refuses and reports.
(lenders.__zod_globalConfig ??= {}).jitless = true;

export default lenders[runtimeLender]();
