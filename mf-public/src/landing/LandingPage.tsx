import { landingPage } from '@emberite/content/landingPage';
import type { Head } from '@emberite/sdk/page';
import { LandingView } from './LandingView.tsx';

/** What browsers, search engines and link previews are told. */
export function head(): Head {
  return { title: landingPage.title, description: landingPage.description };
}

/** `/`, for visitors. */
export default function LandingPage() {
  return <LandingView />;
}
