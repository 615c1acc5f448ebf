import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../styles/index.ts';
import { Button } from '../../Button/index.ts';
import { Stack } from '../../Stack/index.ts';
import { Dialog } from '../Dialog.tsx';

type Shown = 'nothing' | 'question' | 'details' | 'gone';

/** A page that scrolls, with two stacked dialogs and a button that removes both. */
function DialogPage() {
  const [shown, setShown] = useState<Shown>('nothing');
  const details = (
    <Dialog
      open={shown === 'details'}
      onClose={() => setShown('question')}
      title="Details"
      closeLabel="Close details"
    >
      There is no way back.
    </Dialog>
  );
  return (
    <main>
      <Button onClick={() => setShown('question')}>Ask</Button>
      {shown !== 'gone' && (
        <Dialog
          open={shown === 'question' || shown === 'details'}
          onClose={() => setShown('nothing')}
          title="Delete video"
          closeLabel="Close"
          actions={
            <>
              <Button onClick={() => setShown('details')}>Details</Button>
              <Button onClick={() => setShown('gone')}>Delete</Button>
            </>
          }
        >
          <p>Are you sure you want to delete this video?</p>
          {details}
        </Dialog>
      )}
      <Stack gap="wide">
        {Array.from({ length: 40 }, (_, line) => (
          <p key={line}>More of the page.</p>
        ))}
      </Stack>
    </main>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <DialogPage />
  </StrictMode>,
);
