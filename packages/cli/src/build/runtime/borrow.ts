/** In a remote's entry, instead of Module Federation's runtime: takes the shell's. */
import { runtimeLender } from '@emberite/release/data';

const lenders = globalThis as unknown as Record<typeof runtimeLender, () => object>;

export default lenders[runtimeLender]();
