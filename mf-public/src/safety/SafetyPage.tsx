import { headOf } from '../head.tsx';
import { safety } from './safety.ts';

export const head = () => headOf(safety);

/** The public page `/safety`: how people are checked, what a host does, how to report somebody. */
export { SafetyView as default } from './SafetyView.tsx';
