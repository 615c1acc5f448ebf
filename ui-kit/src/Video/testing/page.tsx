import { createRoot } from 'react-dom/client';
import '../../styles/index.ts';
import { sampleVideo } from '../../testing/index.ts';
import { Video } from '../Video.tsx';

/** Two videos of members. */
createRoot(document.getElementById('root') as HTMLElement).render(
  <main className="narrow">
    <Video video={{ src: sampleVideo }} label="A joke" />
    <Video video={{ src: sampleVideo }} label="A song" />
  </main>,
);
