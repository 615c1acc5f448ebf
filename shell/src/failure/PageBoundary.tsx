import type { ReactNode } from 'react';
import { Component } from 'react';
import { PendingPage } from '../frames/PendingPage.tsx';
import type { LoadedPage, Pages } from '../remotes/pages.ts';
import type { PlaceOfCode } from '../remotes/releaseSet.ts';
import { AbsentPage } from './AbsentPage.tsx';
import { isForeignChange } from '../remotes/foreignChange.ts';
import { firstFile } from '../remotes/telemetry.ts';
import { isReachable } from '../remotes/reachable.ts';

async function startOver(): Promise<void> {
  if (await isReachable()) location.reload();
}

interface Props {
  route: PlaceOfCode;
  pages: Pages;
  page: LoadedPage;
  /** Identifies what is shown: another path or release gets a new attempt. */
  shown: string;
  /** What takes the place of a part that is not there, and its properties. */
  part?: { fallback: ReactNode; properties: object };
}

interface State {
  shown: string;
  page: LoadedPage;
  /** The page threw, and its replacement is loading. */
  threw: boolean;
  /** The page was rendered anew, because something else had changed the document under it. */
  isAnew: boolean;
}

/**
 * Keeps a page that throws from breaking the site. It shows the page of the remote's previous
 * release instead, or the failure page if that throws too or does not exist. If it threw because a
 * part of it could not be loaded, the document reloads once the site can be reached, because the
 * part stays missing in this one. If something else has changed the document, e.g. a translator, or
 * a part of another remote threw while it was taken away, the page is rendered anew, once. It keeps
 * a part in the same way; in place of one that fails, its fallback is shown.
 */
export class PageBoundary extends Component<Props, State> {
  override state: State = {
    shown: this.props.shown,
    page: this.props.page,
    threw: false,
    isAnew: false,
  };

  static getDerivedStateFromProps({ shown, page }: Props, state: State): State | null {
    return shown === state.shown ? null : { shown, page, threw: false, isAnew: false };
  }

  static getDerivedStateFromError(): Partial<State> {
    return { threw: true };
  }

  override componentDidCatch(error: unknown): void {
    const { route, pages } = this.props;
    const { shown, page, isAnew } = this.state;
    const [, thrower] = firstFile((error as Error | null)?.stack);
    // React gives what a part throws while it is taken away to the page around it.
    const isOthers = thrower && thrower !== 'shell' && thrower !== route.remote;
    if ((isOthers || isForeignChange(error)) && !isAnew) {
      if (isOthers) reportError(error);
      return this.setState({ threw: false, isAnew: true });
    }
    const broken = page.status === 'ready' ? page.release : '';
    const show = (next: LoadedPage) =>
      this.setState((now) => (now.shown === shown ? { page: next, threw: false } : null));
    pages.replace(route, broken, error).then(show, () => show({ status: 'failed' }));
  }

  override render(): ReactNode {
    const { page, threw } = this.state;
    const { part, route } = this.props;
    if (part && (threw || page.status !== 'ready')) return part.fallback;
    if (threw) return <PendingPage />;
    if (page.status !== 'ready') return <AbsentPage status={page.status} again={startOver} />;
    const Page = page.module.default;
    return (
      <div ref={page.style} data-remote={route.remote}>
        <Page {...part?.properties} />
      </div>
    );
  }
}
