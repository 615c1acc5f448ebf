import { headOf } from '../head.tsx';
import { PolicyView } from './PolicyView.tsx';
import { privacyPolicy } from './privacyPolicy.ts';

export const head = () => headOf(privacyPolicy);

/** The page /privacy-policy: what we know about members and why. */
export default function PrivacyPolicyPage() {
  return <PolicyView {...privacyPolicy} />;
}
