export { Failure } from './Failure.tsx';
/** @public For components of teams that wrap it. */
export type { FailureProps } from './Failure.tsx';
