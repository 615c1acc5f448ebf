import { config } from '@emberite/sdk/config';
import { hintedLocation, sessionHintName } from '@emberite/contract/sessionHint';
import { session } from '@emberite/sdk/session';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';

/**
 * The inline script that marks the document of a member with `data-member`, judging by the hint
 * cookie, so that the kit's `Audience` shows the right thing from the first paint on.
 */
export const audienceScript = `{let{protocol:p,port:o}=location;if(RegExp('(^|; *)${sessionHintName}'+(p=='http:'&&o?'_'+o:'')+'=(?!1?([.;]|$))').test(document.cookie))document.documentElement.dataset.member=''}`;

/** Keeps the mark up to date: after signing in and out, here and in another tab. Marks that the page is live, too. */
export function useAudience(): void {
  const { pathname } = useLocation();
  const { status } = useSnapshot(session);
  useLayoutEffect(() => {
    const isMember = hintedLocation(document.cookie, config.siteUrl) !== null;
    const { documentElement: root } = document;
    root.toggleAttribute('data-member', isMember);
    root.toggleAttribute('data-live', true);
  }, [pathname, status]);
}
