import { useEffect } from 'react';
import { PendingPage } from '../frames/PendingPage.tsx';

/** Shows the page's address as a new document, with the releases of now. */
export function NewDocument() {
  useEffect(() => location.reload(), []);
  return <PendingPage />;
}
