import { revy } from '@emberite/content/revy';
import type { Head } from '@emberite/sdk/page';
import { RevyView } from './RevyView.tsx';

/** Title and description for browsers, search engines and link previews. */
export function head(): Head {
  return { title: revy.title, description: revy.description };
}

/** The public page `/revy`. */
export default function RevyPage() {
  return <RevyView />;
}
