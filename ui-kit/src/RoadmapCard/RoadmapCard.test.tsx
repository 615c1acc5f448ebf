// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Compass } from '../Icon/index.ts';
import { RoadmapCard } from './RoadmapCard.tsx';

function show() {
  render(
    <RoadmapCard
      title="Getting started"
      icon={Compass}
      percent={33}
      progressLabel="33% completed"
      steps={[
        { id: 'a', title: 'Join', state: 'completed' },
        {
          id: 'b',
          title: 'Craft your profile',
          state: 'active',
          action: <a href="/b">Read more</a>,
        },
        { id: 'c', title: 'Meet', state: 'locked', action: <a href="/c">Too early</a> },
      ]}
    />,
  );
}

it('hides completed steps and shows them on request', async () => {
  show();
  const toggle = screen.getByRole('button', { name: /^Show completed steps/ });
  expect(screen.queryByRole('heading', { name: 'Join' })).toBeNull();
  await userEvent.click(toggle);
  expect(screen.getByRole('heading', { name: 'Join' })).toBeTruthy();
  expect(toggle.textContent).toContain('Hide completed steps');
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
});

it('marks the active step and shows no action on locked ones', () => {
  show();
  expect(screen.getByRole('link', { name: 'Read more' })).toBeTruthy();
  expect(screen.queryByText('Too early')).toBeNull();
  expect(screen.getByRole('img', { name: 'Locked' })).toBeTruthy();
});

it('shows the progress', () => {
  show();
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Getting started' });
  expect(bar.value).toBe(33);
  expect(screen.getByText('33% completed')).toBeTruthy();
});
