import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../styles/index.ts';
import { VideoRecorder } from '../VideoRecorder.tsx';
import type { Recording } from '../recorder.ts';

declare global {
  interface Window {
    /** What the recorder handed over, in order. */
    results: Recording[];
  }
}

window.results = [];
const query = new URLSearchParams(location.search);
const setting = (name: string) => (query.has(name) ? Number(query.get(name)) : undefined);

/** The recorder as a page has it; `?seconds` and `?leadIn` set it, without them it has its defaults. */
function RecorderPage() {
  const [open, setOpen] = useState(false);
  const [log, setLog] = useState<string[]>([]);
  const end = (word: string) => {
    setOpen(false);
    setLog((words) => [...words, word]);
  };
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <output id="log">{log.join(' ')}</output>
      <VideoRecorder
        open={open}
        prompt={{ title: 'Tell your best dad joke', tips: ['Keep it kind.'] }}
        seconds={setting('seconds')}
        leadIn={setting('leadIn')}
        onCancel={() => end('cancel')}
        onUpload={(recording) => {
          window.results.push(recording);
          end('upload');
        }}
      />
    </main>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <RecorderPage />
  </StrictMode>,
);
