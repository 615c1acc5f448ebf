/** In each remote's entry, instead of Module Federation's runtime: the shell's copy. */
import { runtimeLender } from '@emberite/sdk/release';

const { [runtimeLender]: lend } = globalThis as unknown as { [runtimeLender]: () => object };

export default lend();
