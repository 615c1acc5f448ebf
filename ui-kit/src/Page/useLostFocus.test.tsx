// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useLostFocus } from './useLostFocus.ts';

function Row({ hasTarget }: { hasTarget: boolean }) {
  const [open, setOpen] = useState(true);
  const target = useLostFocus<HTMLHeadingElement>(open);
  return (
    <>
      <h1>Page</h1>
      <h2 ref={hasTarget ? target : undefined}>Section</h2>
      <input />
      {open && <button onClick={() => setOpen(false)}>Close</button>}
    </>
  );
}

it.each([
  [true, 'Section'],
  [false, 'Page'],
])('when the focused button disappears, the focus moves on (target: %s)', (hasTarget, name) => {
  render(<Row hasTarget={hasTarget} />);
  const button = screen.getByRole('button');
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name }));
});

it('leaves the focus where it is otherwise', () => {
  render(<Row hasTarget />);
  screen.getByRole('textbox').focus();
  fireEvent.click(screen.getByRole('button'));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

it('leaves a page alone where nothing had the focus', () => {
  render(<Row hasTarget />);
  fireEvent.click(screen.getByRole('button'));
  expect(document.activeElement).toBe(document.body);
});

it.each(['Profile', 'We could not load it'])(
  'waits for a heading where there is none: %s',
  (title) => {
    function View({ title }: { title?: string }) {
      useLostFocus(title);
      return title && <h1>{title}</h1>;
    }
    const view = (button: boolean, title?: string) => (
      <>
        <View {...(title && { title })} />
        {button && <button>Try again</button>}
      </>
    );
    const { rerender } = render(view(true, 'We could not load it'));
    screen.getByRole('button').focus();
    rerender(view(false));
    expect(document.activeElement).toBe(document.body);
    rerender(view(false, title));
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  },
);
