import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../styles/index.ts';
import { Stack } from '../../Stack/index.ts';
import { InterestSlider } from '../InterestSlider.tsx';

const photo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;

/** The slider on a page long enough to scroll. */
function SliderPage() {
  const [level, setLevel] = useState<number>();
  return (
    <main>
      <h1>Maya</h1>
      <InterestSlider label="How interested are you?" level={level} onChange={setLevel}>
        <p id="area">Swipe anywhere here.</p>
        <img id="photo" alt="" width="200" height="60" src={photo} />
        <Stack gap="wide">
          {Array.from({ length: 40 }, (_, line) => (
            <p key={line}>More about Maya.</p>
          ))}
        </Stack>
      </InterestSlider>
    </main>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <SliderPage />
  </StrictMode>,
);
