import { useEffect } from 'react';
import { PendingPage } from '../frames/PendingPage.tsx';

/** Loads the page's address as a new document, with the current releases. */
export function NewDocument() {
  useEffect(() => location.reload(), []);
  return <PendingPage />;
}
