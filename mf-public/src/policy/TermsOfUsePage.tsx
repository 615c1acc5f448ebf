import { brand } from '@emberite/content/brand';
import { termsOfUse } from '@emberite/content/termsOfUse';
import type { Head } from '@emberite/sdk/page';
import { PolicyView } from './PolicyView.tsx';

/** Title and description for browsers, search engines and link previews. */
export function head(): Head {
  const { title, description } = termsOfUse;
  return { title: `${title} · ${brand.name}`, description };
}

/** The page /terms-of-use: the rules between a member and us. */
export default function TermsOfUsePage() {
  return <PolicyView {...termsOfUse} />;
}
