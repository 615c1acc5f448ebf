// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

// jsdom has no modal dialogs; the platform's part is not under test here.
function show(open: boolean) {
  const onClose = vi.fn();
  const dialog = (shown: boolean) => (
    <Dialog open={shown} onClose={onClose} title="Delete video" closeLabel="Close">
      Are you sure you want to delete this video?
    </Dialog>
  );
  const { rerender } = render(dialog(open));
  return { onClose, setOpen: (shown: boolean) => rerender(dialog(shown)) };
}

it('opens as a modal named by its title and closes again', () => {
  const { setOpen } = show(false);
  expect(screen.queryByRole('dialog')).toBeNull();
  setOpen(true);
  expect(screen.getByRole('dialog', { name: 'Delete video' })).toBeTruthy();
  setOpen(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks to close on the close button, Escape and a click outside', () => {
  const { onClose } = show(true);
  const dialog = screen.getByRole('dialog');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  fireEvent.click(screen.getByText('Are you sure you want to delete this video?'));
  expect(onClose).toHaveBeenCalledTimes(3);
});
