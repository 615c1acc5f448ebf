import '@emberite/ui-kit/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Console } from './site/Console.tsx';

createRoot(document.getElementById('console')!).render(
  <StrictMode>
    <Console />
  </StrictMode>,
);
