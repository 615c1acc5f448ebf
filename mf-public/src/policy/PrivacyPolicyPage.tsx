import { brand, duskAlt } from '@emberite/content/brand';
import type { Head } from '@emberite/sdk/page';
import { DuskScene } from '@emberite/ui-kit/Scene';
import { PolicyView } from './PolicyView.tsx';
import { privacyPolicy } from './privacyPolicy.ts';

export function head(): Head {
  const { title, description } = privacyPolicy;
  const image = { drawing: <DuskScene />, alt: duskAlt };
  return { title: `${title} · ${brand.name}`, description, image };
}

/** The page /privacy-policy: what we know about members and why. */
export default function PrivacyPolicyPage() {
  return <PolicyView {...privacyPolicy} />;
}
