import { revy } from '@emberite/content/revy';
import type { Head } from '@emberite/sdk/page';
import { RevyView } from './RevyView.tsx';

/** What browsers, search engines and link previews are told. */
export function head(): Head {
  return { title: revy.title, description: revy.description };
}

/** `/revy`, for everybody. */
export default function RevyPage() {
  return <RevyView />;
}
