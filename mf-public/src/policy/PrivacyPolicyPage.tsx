import { brand } from '@emberite/content/brand';
import { privacyPolicy } from '@emberite/content/privacyPolicy';
import type { Head } from '@emberite/sdk/page';
import { PolicyView } from './PolicyView.tsx';

/** Title and description for browsers, search engines and link previews. */
export function head(): Head {
  const { title, description } = privacyPolicy;
  return { title: `${title} · ${brand.name}`, description };
}

/** The page /privacy-policy: what we know about members and why. */
export default function PrivacyPolicyPage() {
  return <PolicyView {...privacyPolicy} />;
}
