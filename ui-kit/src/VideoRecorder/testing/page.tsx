import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../styles/index.ts';
import { examples } from '../../PromptCard/testing/examples.ts';
import { VideoRecorder } from '../VideoRecorder.tsx';
import type { Held } from '../VideoRecorder.tsx';
import type { CaptionedRecording } from '../recorder.ts';

declare global {
  interface Window {
    /** The recorder's callbacks, in order. */
    results: CaptionedRecording[];
    /** The take in which the page was left. */
    interrupted?: Promise<Blob>;
  }
}

window.results = [];
const [{ title, description, instructions }] = examples;
const query = new URLSearchParams(location.search);
const setting = (name: string) => (query.has(name) ? Number(query.get(name)) : undefined);

/**
 * The recorder in a page. `?seconds` and `?leadIn` override its defaults. `#elsewhere`
 * removes it, as a navigation would. `#held` tells whether it reports a take.
 */
function RecorderPage() {
  const [open, setOpen] = useState(false);
  const [log, setLog] = useState<string[]>([]);
  const [held, setHeld] = useState<Held>(null);
  const [here, setHere] = useState(true);
  useEffect(() => addEventListener('hashchange', () => setHere(false)), []);
  const end = (word: string) => {
    setOpen(false);
    setLog((words) => [...words, word]);
  };
  if (!here) return <p>Elsewhere</p>;
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <output id="log">{log.join(' ')}</output>
      <output id="held">{String(held !== null)}</output>
      <VideoRecorder
        open={open}
        prompt={{ title, description, tips: instructions }}
        seconds={setting('seconds')}
        leadIn={setting('leadIn')}
        onHold={setHeld}
        onInterrupt={(take) => (window.interrupted = take)}
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
