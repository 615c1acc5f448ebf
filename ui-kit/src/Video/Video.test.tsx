// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CaptionsField } from './CaptionsField.tsx';
import { Video } from './Video.tsx';

const play = () => userEvent.click(screen.getByRole('button', { name: 'Play Dad joke' }));

it('reports a video that cannot be played, and tries again on request', async () => {
  render(<Video video={{ src: 'gone.mp4', poster: 'joke.webp' }} label="Dad joke" />);
  await play();
  fireEvent.error(screen.getByLabelText('Dad joke'));
  expect(screen.getByRole('alert').textContent).toMatch(/cannot be played/);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play Dad joke' }));
  await play();
  expect(screen.getByLabelText('Dad joke').getAttribute('src')).toBe('gone.mp4');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('takes captions without the control characters of a pasted text', () => {
  const onChange = vi.fn();
  render(<CaptionsField value="" onChange={onChange} maxLength={500} />);
  fireEvent.change(screen.getByRole('textbox'), {
    target: { value: 'Knock,\vknock.\f\x02\x85\nWho is\tthere?' },
  });
  expect(onChange).toHaveBeenCalledWith('Knock, knock.   \nWho is there?');
});
