import { createRoot } from 'react-dom/client';
import '../../styles/index.ts';
import { Button } from '../../Button/index.ts';
import { Footer } from '../../Footer/index.ts';
import { Stack } from '../../Stack/index.ts';
import { TextField } from '../../TextField/index.ts';
import { ActionBar } from '../ActionBar.tsx';

/** A long form with a footer below it. */
createRoot(document.getElementById('root') as HTMLElement).render(
  <>
    <main>
      <Stack>
        {Array.from({ length: 20 }, (_, place) => (
          <TextField key={place} label={`Field ${place + 1}`} value="" />
        ))}
        <ActionBar>
          <Button>Save Changes</Button>
        </ActionBar>
      </Stack>
    </main>
    <Footer
      brand="Ember"
      label="More"
      links={[]}
      social={[]}
      newTabLabel="opens in a new tab"
      contact={[]}
      copyright="© 2025"
      version="0.0.1"
    />
  </>,
);
