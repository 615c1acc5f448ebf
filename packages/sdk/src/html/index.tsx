import { onReturn } from '@emberite/sdk/tab';
import { useEffect, useState } from 'react';

/**
 * Shows HTML that somebody has written in an editor, without scripts, styles and forms. It is the one way: browsers refuse
 * every other string as markup. Nothing is there until the page runs in the browser, also where it is prerendered. If the
 * code that cleans it cannot be loaded, that is tried again on return to the tab.
 */
export function Html({ html, className }: { html: string; className?: string }) {
  const [markup, setMarkup] = useState<string>();
  useEffect(() => {
    let isOver = false;
    // Only pages that show such HTML need it.
    const show = () =>
      void import('./clean.ts').then(
        ({ clean }) => {
          if (isOver) return;
          end();
          setMarkup(clean(html));
        },
        (error: unknown) => console.warn(error),
      );
    const end = onReturn(show);
    show();
    return () => {
      isOver = true;
      end();
    };
  }, [html]);
  // Browsers refuse an empty string, too.
  return markup === undefined ? (
    <div className={className} />
  ) : (
    <div className={className} key="clean" dangerouslySetInnerHTML={{ __html: markup }} />
  );
}
