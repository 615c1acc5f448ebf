// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { reloadScript } from './reloadScript.ts';

it('reloads the page at a link to nothing, unless the page does something else', () => {
  const reload = vi.fn();
  // The reload of jsdom does nothing and cannot be watched.
  new Function('location', reloadScript)({ reload });
  document.body.innerHTML = '<a href=""><b>Reload</b></a><a href="#part">Part</a>';
  const click = (at: Node | null, keys: MouseEventInit = {}) =>
    at?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  expect(click(document.querySelector('b'))).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
  expect(click(document.querySelector('[href="#part"]'))).toBe(true);
  expect(click(document)).toBe(true);
  // Another tab or window.
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
    expect(click(document.querySelector('b'), { [key]: true })).toBe(true);
  }
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click(document.querySelector('b'));
  expect(reload).toHaveBeenCalledOnce();
});
