import { createRoot } from 'react-dom/client';
import { celebrate } from '../celebrate.ts';

/** A button that throws confetti and reports when the last piece has landed. */
function ConfettiPage() {
  const throwIt = async () => {
    await celebrate();
    document.title = 'landed';
  };
  return (
    <button type="button" onClick={() => void throwIt()}>
      Celebrate
    </button>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<ConfettiPage />);
