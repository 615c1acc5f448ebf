import { brand } from '@emberite/content/brand';
import { hostsPage } from '@emberite/content/hosts';
import type { Head } from '@emberite/sdk/page';
import { HostsView } from './HostsView.tsx';

/** What browsers, search engines and link previews are told. */
export function head(): Head {
  const { title, description } = hostsPage;
  return { title: `${title} · ${brand.name}`, description };
}

/** `/become-a-host`, for everybody. */
export default function HostsPage() {
  return <HostsView />;
}
