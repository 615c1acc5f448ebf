import { brand } from '@emberite/content/brand';
import { press } from '@emberite/content/press';
import type { Head } from '@emberite/sdk/page';
import { PressView } from './PressView.tsx';

/** What browsers, search engines and link previews are told. */
export function head(): Head {
  return { title: `${press.title} · ${brand.name}`, description: press.description };
}

/** `/press`, for everybody. */
export default function PressPage() {
  return <PressView />;
}
