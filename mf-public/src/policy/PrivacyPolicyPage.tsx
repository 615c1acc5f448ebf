import { brand } from '@emberite/content/brand';
import { privacyPolicy } from '@emberite/content/privacyPolicy';
import type { Head } from '@emberite/sdk/page';
import { PolicyView } from './PolicyView.tsx';

/** What browsers, search engines and link previews are told. */
export function head(): Head {
  const { title, description } = privacyPolicy;
  return { title: `${title} · ${brand.name}`, description };
}

/** The page /privacy-policy: what we know about members and why. */
export default function PrivacyPolicyPage() {
  return <PolicyView {...privacyPolicy} />;
}
