import { landingPage } from '@emberite/content/landingPage';
import type { Head } from '@emberite/sdk/page';
import { LandingView } from './LandingView.tsx';

/** Title and description for browsers, search engines and link previews. */
export function head(): Head {
  return { title: landingPage.title, description: landingPage.description };
}

/** The public page `/`. */
export default function LandingPage() {
  return <LandingView />;
}
