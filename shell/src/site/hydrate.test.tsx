// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { hydrate } from './hydrate.ts';

const Sent = () => <p>Come along</p>;

/** Changes a part of a page after the page was hydrated, and before the part is. Returns the errors that are reported. */
async function changePart(change: (text: Text) => void): Promise<unknown[]> {
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Sent }>();
  const Late = lazy(() => promise);
  const page = document.createElement('div');
  const pageWith = (Part: typeof Sent | typeof Late) => (
    <main>
      <Suspense>
        <Part />
      </Suspense>
    </main>
  );
  page.innerHTML = renderToString(pageWith(Sent));
  document.body.replaceChildren(page);
  await act(async () => hydrate(page, pageWith(Late)));
  change(page.querySelector('p')!.firstChild as Text);
  await act(async () => resolve({ default: Sent }));
  expect(page.innerHTML).toContain('<p>Come along</p>');
  return reported;
}

afterEach(() => {
  document.documentElement.className = '';
  vi.unstubAllGlobals();
});

it('reports a part that is not as React renders it', async () => {
  expect(await changePart((text) => (text.data = 'Stay'))).toHaveLength(1);
});

it('reports nothing about a part that was translated before it was hydrated', async () => {
  const translate = (text: Text) => {
    document.documentElement.className = 'translated-ltr';
    text.data = 'Viens';
  };
  expect(await changePart(translate)).toEqual([]);
});
