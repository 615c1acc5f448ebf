import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../styles/index.ts';
import { CodeField } from '../CodeField.tsx';

/** A code field that tells what it received, in order. */
function CodePage() {
  const [code, setCode] = useState('');
  const [received, setReceived] = useState<string[]>([]);
  return (
    <main className="narrow">
      <CodeField
        label="Code"
        value={code}
        onChange={(digits) => {
          setCode(digits);
          setReceived((all) => [...all, digits]);
        }}
      />
      <output>{received.join(' ')}</output>
    </main>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<CodePage />);
