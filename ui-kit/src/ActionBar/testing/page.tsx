import { createRoot } from 'react-dom/client';
import '../../styles/index.ts';
import { places } from '../../../testing/places.ts';
import { BottomBar } from '../../BottomBar/index.ts';
import { Button } from '../../Button/index.ts';
import { Footer } from '../../Footer/index.ts';
import { Stack } from '../../Stack/index.ts';
import { TextField } from '../../TextField/index.ts';
import { ActionBar } from '../ActionBar.tsx';

const hasNavigation = location.search === '?navigation';
// As the member frame does.
if (hasNavigation) {
  document.documentElement.style.setProperty('--floor', 'var(--bottom-bar-height)');
  document.body.style.paddingBlockEnd = 'calc(var(--floor) + var(--action-bar-room))';
}

/** A long form, above the navigation or a footer. */
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
    {hasNavigation ? (
      <BottomBar label="Member area" items={places} />
    ) : (
      <Footer
        brand="Ember"
        label="More"
        links={[]}
        social={null}
        contact={{ href: 'mailto:hello@ember.example', label: 'hello@ember.example' }}
        copyright="© 2025"
        version="0.0.1"
      />
    )}
  </>,
);
