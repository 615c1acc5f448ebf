// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Html } from './index.tsx';

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
