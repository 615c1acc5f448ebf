// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InviteCard } from './InviteCard.tsx';

const card = { title: 'Show a hidden talent', video: { src: 'maya.mp4' } };
const names = () =>
  screen.getAllByRole('button').map((button) => button.ariaLabel ?? button.textContent);

it('can be played', () => {
  render(<InviteCard {...card} />);
  expect(screen.getByRole('button', { name: 'Play Show a hidden talent' })).toBeTruthy();
});

it.each([
  [{}, 2],
  [{ isPublic: true }, 1],
  [{ showControls: false }, 1],
])('with %j has %d buttons', (flags, count) => {
  render(<InviteCard {...card} {...flags} actions={<button type="button">Change</button>} />);
  expect(names()).toHaveLength(count);
});
