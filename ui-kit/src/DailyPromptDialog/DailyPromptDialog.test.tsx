// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DailyPromptDialog } from './DailyPromptDialog.tsx';

const prompt = { id: 'fact', title: 'A fact', description: 'Today', instructions: ['One only.'] };

it('shows the instructions and a record button', async () => {
  const onRecord = vi.fn();
  render(<DailyPromptDialog open onClose={() => {}} prompt={prompt} onRecord={onRecord} />);
  expect(screen.getByText('One only.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Record' }));
  expect(onRecord).toHaveBeenCalledOnce();
});

it('shows the answer once it exists', () => {
  const video = { src: 'fact.mp4' };
  render(
    <DailyPromptDialog open onClose={() => {}} prompt={prompt} video={video} onRecord={() => {}} />,
  );
  expect(screen.queryByText('One only.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Record' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Play A fact' })).toBeTruthy();
});
