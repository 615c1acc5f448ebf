// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ReadState } from './read.ts';
import { ReadView } from './ReadView.tsx';

it('moves the focus to the heading of the page once trying again has loaded it', () => {
  const view = (state: ReadState<string>) => (
    <ReadView of="the releases" path="/registry" state={state} onRetry={() => {}}>
      {(title) => <h1>{title}</h1>}
    </ReadView>
  );
  const { rerender } = render(view({ status: 'failed', message: 'No connection.' }));
  screen.getByRole('button', { name: 'Try again' }).focus();
  rerender(view({ status: 'loading' }));
  rerender(view({ status: 'ready', value: 'Releases' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Releases' }));
});
