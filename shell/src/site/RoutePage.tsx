import type { RouteData } from '@emberite/release/data';
import { useEffect, useState } from 'react';
import { useLoaderData, useLocation, useParams, useRevalidator } from 'react-router-dom';
import { AbsentPage } from '../failure/AbsentPage.tsx';
import { EmptyPage } from '../failure/EmptyPage.tsx';
import { PageBoundary } from '../failure/PageBoundary.tsx';
import { Frame } from '../frames/Frame.tsx';
import type { FrameProps } from '../frames/Frame.tsx';
import { PendingPage } from '../frames/PendingPage.tsx';
import type { Pages } from '../remotes/pages.ts';
import { PageTitle } from '../frames/PageTitle.tsx';
import { headOf } from './headOf.ts';
import type { RouteState } from './routes.tsx';
import { focusLatePage } from './usePageFocus.ts';

interface RoutePageProps extends Pick<FrameProps, 'nav' | 'menu'> {
  route: RouteData;
  pages: Pages;
}

/** A remote's page in its frame. All its failures are shown inside the frame. */
export function RoutePage({ route, pages, nav, menu }: RoutePageProps) {
  const loaded = useLoaderData() as RouteState;
  const params = useParams();
  const { pathname } = useLocation();
  // What failed stays, and keeps the focus, while the same page is tried again.
  const [last, setLast] = useState({ at: pathname, state: loaded });
  const isKept =
    last.at === pathname && last.state.status !== 'ready' && loaded.status === 'pending';
  const state = isKept ? last.state : loaded;
  if (state.status !== 'pending' && last.state !== state) setLast({ at: pathname, state });
  const [wasCutOff, setWasCutOff] = useState(false);
  if (state.status === 'unreachable' && !wasCutOff) setWasCutOff(true);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (loaded.status !== 'pending') return;
    let wasLeft = false;
    loaded.becomes?.then(
      (state) => {
        if (wasLeft) return;
        // The loader has more to do with a page, which is at hand now. What failed would only fail again.
        if (state.status === 'ready') void revalidate();
        else setLast({ at: pathname, state });
      },
      () => void (wasLeft || revalidate()),
    );
    return () => {
      wasLeft = true;
    };
  }, [loaded, pathname, revalidate]);
  // Cleaned up once the next state is in the document: the first one needs no focus.
  useEffect(() => focusLatePage, [state.status]);
  const title = headOf(state, params).title || route.title;
  return (
    <Frame name={route.frame} nav={nav} menu={menu} at={route.path}>
      <PageTitle title={title} />
      {state.status === 'pending' ? (
        <PendingPage />
      ) : state.status === 'off' ? (
        <EmptyPage {...state.page} />
      ) : state.status === 'ready' ? (
        <PageBoundary
          key={route.remote}
          {...{ route, pages }}
          page={state}
          shown={pathname + state.release}
        />
      ) : (
        <AbsentPage status={state.status} wasCutOff={wasCutOff} again={revalidate} />
      )}
    </Frame>
  );
}
