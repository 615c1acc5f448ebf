import type { DraftsAnswer } from '@emberite/sdk/host';
import { Confirm } from '@emberite/ui-kit/Dialog';
import { createRoot } from 'react-dom/client';

/**
 * Asks a user who signs out whether to keep their drafts in this browser. After closing it, they
 * stay signed in.
 */
export function DraftsQuestion({ onAnswer }: { onAnswer: (answer: DraftsAnswer) => void }) {
  return (
    <Confirm
      open
      title="Keep my drafts on this device?"
      closeLabel="Stay signed in"
      keep="Keep my drafts"
      action="Remove them"
      onKeep={() => onAnswer('keep')}
      onConfirm={() => onAnswer('remove')}
      onClose={() => onAnswer('stay')}
    >
      This browser has answers, choices or recordings of yours that are stored nowhere else. If
      other people use this device, remove them.
    </Confirm>
  );
}

/** Asks in front of the current page. Resolves with the answer. */
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
