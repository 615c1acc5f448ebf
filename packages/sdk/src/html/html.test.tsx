// @vitest-environment jsdom
import { act, render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Html } from './index.tsx';

const tries = vi.hoisted(() => ({ failing: 0, all: 0 }));
vi.mock('./clean.ts', async (original) => {
  tries.all += 1;
  if (tries.failing-- > 0) throw new Error('Down.');
  return original();
});

it('loads what it needs again on return, if that failed', async () => {
  tries.failing = 1;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { container } = render(<Html html="<b>Hi</b>" />);
  await expect.poll(() => tries.all).toBe(1);
  await act(async () => {});
  expect(container.innerHTML).toBe('<div></div>');
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(container.innerHTML).toBe('<div><b>Hi</b></div>'));
});

it('shows what an editor wrote, without what could run', async () => {
  const html =
    '<h2>Hi</h2><p onclick="evil()" style="color:red">Text <a href="javascript:evil()">a</a></p><script>evil()</script><img src="/a.png" onerror="evil()">';
  const { container } = render(<Html html={html} className="prose" />);
  await waitFor(() =>
    expect(container.innerHTML).toBe(
      '<div class="prose"><h2>Hi</h2><p>Text <a>a</a></p><img src="/a.png"></div>',
    ),
  );
});

it('is empty where there is no document', () => {
  expect(renderToString(<Html html="<b>Hi</b>" />)).toBe('<div></div>');
});
