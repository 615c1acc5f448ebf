export { BrokenRelease, composer, createComposer, encodePage } from './compose.ts';
export type { Composer, ComposerOptions } from './compose.ts';
export { NoSandbox } from './sandbox/index.ts';
