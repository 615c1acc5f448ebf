import type { RouteData } from '@emberite/sdk/release';
import type { ReactNode } from 'react';
import { Component } from 'react';
import { PendingPage } from '../frames/PendingPage.tsx';
import type { LoadedPage, Pages } from '../remotes/pages.ts';
import { FailurePage } from './FailurePage.tsx';

interface Props {
  route: RouteData;
  pages: Pages;
  page: LoadedPage;
  /** The path that is shown: another one of the route gets another chance. */
  path: string;
}

interface State {
  path: string;
  page: LoadedPage;
  /** The page threw, and its replacement is loading. */
  threw: boolean;
}

/**
 * Keeps a page that throws from breaking the site. It shows the page of the remote's previous release
 * instead, or the failure page if that throws too or does not exist.
 */
export class PageBoundary extends Component<Props, State> {
  override state: State = { path: this.props.path, page: this.props.page, threw: false };

  static getDerivedStateFromProps({ path, page }: Props, state: State): State | null {
    return path === state.path ? null : { path, page, threw: false };
  }

  static getDerivedStateFromError(): Partial<State> {
    return { threw: true };
  }

  override componentDidCatch(error: unknown): void {
    const { route, pages } = this.props;
    const { path, page } = this.state;
    const broken = page.status === 'ready' ? page.release : '';
    const show = (next: LoadedPage) =>
      this.setState((now) => (now.path === path ? { page: next, threw: false } : null));
    pages.replace(route, broken, error).then(show, () => show({ status: 'failed' }));
  }

  override render(): ReactNode {
    const { page, threw } = this.state;
    if (threw) return <PendingPage />;
    if (page.status === 'failed') return <FailurePage />;
    const Page = page.module.default;
    return <Page />;
  }
}
