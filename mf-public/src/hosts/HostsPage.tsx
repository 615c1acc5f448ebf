import { brand } from '@emberite/content/brand';
import { hostsPage } from '@emberite/content/hosts';
import type { Head } from '@emberite/sdk/page';
import { HostsView } from './HostsView.tsx';

/** Title and description for browsers, search engines and link previews. */
export function head(): Head {
  const { title, description } = hostsPage;
  return { title: `${title} · ${brand.name}`, description };
}

/** The public page `/become-a-host`. */
export default function HostsPage() {
  return <HostsView />;
}
