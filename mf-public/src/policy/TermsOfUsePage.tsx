import { headOf } from '../head.tsx';
import { PolicyView } from './PolicyView.tsx';
import { termsOfUse } from './termsOfUse.ts';

export const head = () => headOf(termsOfUse);

/** The page /terms-of-use: the rules between a member and us. */
export default function TermsOfUsePage() {
  return <PolicyView {...termsOfUse} />;
}
