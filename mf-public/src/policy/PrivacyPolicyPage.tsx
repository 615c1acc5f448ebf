import { brand, duskAlt } from '@emberite/content/brand';
import { privacyPolicy } from '@emberite/content/privacyPolicy';
import type { Head } from '@emberite/sdk/page';
import { DuskScene } from '@emberite/ui-kit/Scene';
import { PolicyView } from './PolicyView.tsx';

export function head(): Head {
  const { title, description } = privacyPolicy;
  const image = { drawing: <DuskScene />, alt: duskAlt };
  return { title: `${title} · ${brand.name}`, description, image };
}

/** The page /privacy-policy: what we know about members and why. */
export default function PrivacyPolicyPage() {
  return <PolicyView {...privacyPolicy} />;
}
