import { useEffect } from 'react';

/** Sets the document's title for as long as the page is shown. */
export function PageTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
