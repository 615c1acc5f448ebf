import type { DraftsAnswer } from '@emberite/sdk/host';
import { createRoot } from 'react-dom/client';
import { DraftsQuestion } from './DraftsQuestion.tsx';

/** Asks in front of the page, whichever it is. Resolves with the answer. */
export async function askToKeepDrafts(): Promise<DraftsAnswer> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const answer = await new Promise<DraftsAnswer>((resolve) =>
    root.render(<DraftsQuestion onAnswer={resolve} />),
  );
  root.unmount();
  place.remove();
  return answer;
}
