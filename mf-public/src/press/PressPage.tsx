import { brand } from '@emberite/content/brand';
import { press } from '@emberite/content/press';
import type { Head } from '@emberite/sdk/page';
import { PressView } from './PressView.tsx';

/** Title and description for browsers, search engines and link previews. */
export function head(): Head {
  return { title: `${press.title} · ${brand.name}`, description: press.description };
}

/** The public page `/press`. */
export default function PressPage() {
  return <PressView />;
}
