// @vitest-environment jsdom
import type { RouteData } from '@emberite/release/data';
import { act, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, vi } from 'vitest';
import type { LoadedPage } from '../remotes/pages.ts';
import { PageBoundary } from './PageBoundary.tsx';

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

const route: RouteData = {
  path: '/sample',
  remote: 'mf-sample',
  access: 'public',
  frame: 'bare',
  title: 'A page',
};

/** What the page keeps outside of React, as drafts do. */
let kept = 1;

function Page() {
  const [count, setCount] = useState(kept);
  const press = () => setCount((kept += 1));
  return (
    <button type="button" onClick={press}>
      {count % 2 === 1 && 'odd'}
      <b>{count}</b>
    </button>
  );
}

it('renders a page anew with what it keeps, once, if something else took a text out of it', async () => {
  // React says what the page throws.
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const replace = vi.fn(async (): Promise<LoadedPage> => ({ status: 'failed' }));
  const pages = { load: vi.fn<() => Promise<LoadedPage>>(), replace };
  const page: LoadedPage = { status: 'ready', module: { default: Page }, release: 'r1' };
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  await act(async () => root.render(<PageBoundary {...{ route, pages, page }} shown="/sample" />));
  const button = () => document.querySelector('button')!;
  const press = () => act(async () => button().click());
  const takeText = () => button().firstChild!.remove();

  takeText();
  await press();
  expect(button().textContent).toBe('2');
  await press();
  expect(button().textContent).toBe('odd3');
  expect(replace).not.toHaveBeenCalled();

  takeText();
  await press();
  expect(replace).toHaveBeenCalledOnce();
  expect(document.body.textContent).toContain('This page is taking a break');
  await act(async () => root.unmount());
  expect(said.mock.calls.map(String).join()).toMatch(/NotFoundError/);
  said.mockClear();
});

/** What a file of a release throws. */
const errorIn = (file: string) =>
  Object.assign(new Error('Gone.'), {
    stack: `Error: Gone.\n    at f (https://ember.example${file}:1:1)`,
  });

it('renders a page anew if a part of another remote throws while it is taken away', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const replace = vi.fn(async (): Promise<LoadedPage> => ({ status: 'failed' }));
  const pages = { load: vi.fn<() => Promise<LoadedPage>>(), replace };
  const error = errorIn('/assets/mf-part/part.a.js');
  const Part = () => {
    useEffect(() => () => {
      throw error;
    });
    return 'A part';
  };
  const Host = () => {
    const [isShown, show] = useState(true);
    return <button onClick={() => show(false)}>{isShown && <Part />}</button>;
  };
  const page: LoadedPage = { status: 'ready', module: { default: Host }, release: 'r1' };
  const root = createRoot(document.body.appendChild(document.createElement('section')));
  await act(async () => root.render(<PageBoundary {...{ route, pages, page }} shown="/sample" />));
  await act(async () => document.querySelector<HTMLElement>('section button')!.click());
  expect(document.querySelector('section button')).not.toBeNull();
  expect(replace).not.toHaveBeenCalled();
  expect(reported).toHaveBeenCalledWith(error);
  vi.mocked(console.error).mockClear();
});
