// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { examples } from './testing/examples.ts';
import { PromptCard } from './PromptCard.tsx';

it('chooses another prompt after confirmation', async () => {
  const onChoose = vi.fn();
  render(<PromptCard prompt={examples[0]} choices={examples} onChoose={onChoose} />);
  await userEvent.click(screen.getByRole('button', { name: /^Choose another prompt, not “/ }));
  await userEvent.click(screen.getByLabelText(/Show a hidden talent/));
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Use this prompt' }));
  expect(onChoose).toHaveBeenCalledWith('hidden_talent');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('has no chooser if there is no choice', () => {
  render(<PromptCard prompt={examples[0]} />);
  expect(screen.queryByRole('button')).toBeNull();
});
