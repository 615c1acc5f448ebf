export { peopleOf } from './peopleOf.ts';
export { createSignedIn } from './signedIn.ts';
export type { SignedIn } from './signedIn.ts';
