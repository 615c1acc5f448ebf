import type { RouteData } from '@emberite/sdk/page';
import type { ReactNode } from 'react';
import { Component } from 'react';
import { PendingPage } from '../frames/PendingPage.tsx';
import type { LoadedPage, Pages } from '../remotes/pages.ts';
import { FailurePage } from './FailurePage.tsx';

const failed = { status: 'failed' } as const;

type ReadyPage = Extract<LoadedPage, { status: 'ready' }>;

interface Props {
  route: RouteData;
  pages: Pages;
  page: ReadyPage;
}

/** `replacing` is the moment between a page that threw and the one shown instead. */
type State = { status: 'shown'; page: LoadedPage } | { status: 'replacing'; error: unknown };

/**
 * Keeps a page that throws from taking the site with it: the remote's release before is shown
 * instead, and where that throws too or there is none, a page that says so.
 */
export class PageBoundary extends Component<Props, State> {
  override state: State = { status: 'shown', page: this.props.page };

  static getDerivedStateFromError(error: unknown): State {
    return { status: 'replacing', error };
  }

  override componentDidUpdate(_: Props, before: State): void {
    if (this.state.status === 'replacing' && before.status === 'shown') {
      void this.#replace(before.page, this.state.error);
    }
  }

  async #replace(broken: LoadedPage, error: unknown): Promise<void> {
    const release = broken.status === 'ready' ? broken.release : '';
    const { route, pages } = this.props;
    const page = await pages.replace(route, release, error).catch(() => failed);
    this.setState({ status: 'shown', page });
  }

  override render(): ReactNode {
    if (this.state.status === 'replacing') return <PendingPage />;
    const { page } = this.state;
    if (page.status === 'failed') return <FailurePage />;
    const Page = page.module.default;
    return <Page />;
  }
}
