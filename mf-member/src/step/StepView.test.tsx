// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LockedStep, UnknownStep } from './ClosedStep.tsx';
import { roadmapStep } from './roadmapSteps.ts';
import { StepView } from './StepView.tsx';
import type { StepViewProps } from './StepView.tsx';

const content = roadmapStep('first-steps', 'craft-profile', 'February 14th')!;

function show(changes: Partial<StepViewProps> = {}) {
  const props: StepViewProps = {
    status: 'active',
    place: { roadmap: 'Your first steps', number: 3, of: 5 },
    next: undefined,
    content,
    progress: { status: 'idle' },
    onComplete: vi.fn<() => void>(),
    onGoBack: vi.fn<() => void>(),
    ...changes,
  };
  const { rerender } = render(<StepView {...props} />);
  return {
    ...props,
    change: (more: Partial<StepViewProps>) => rerender(<StepView {...props} {...more} />),
  };
}
const button = (name: string) => screen.getByRole('button', { name });

it('shows the whole content of the step', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Craft your profile' })).toBeTruthy();
  const words = document.body.textContent;
  for (const { heading, text, list = [] } of content.sections) {
    for (const part of [heading, text, ...list]) expect(words).toContain(part);
  }
  expect(words).toContain('Your first steps · Step 3 of 5');
});

it('links to the page that the step suggests', () => {
  show();
  expect(screen.getByRole('link', { name: 'Go to Videos' }).getAttribute('href')).toBe(
    '/emberite/settings/videos',
  );
});

describe('the button', () => {
  it('completes the step', async () => {
    const { onComplete } = show();
    await userEvent.click(button('Mark as Completed'));
    expect(onComplete).toHaveBeenCalledOnce();
  });

  it('waits while the step is saved', async () => {
    const { onComplete } = show({ progress: { status: 'busy' } });
    await userEvent.click(button('Saving...'));
    expect(onComplete).not.toHaveBeenCalled();
  });

  it('tries again after a failure, which is shown beside it', async () => {
    const { onComplete } = show({ progress: { status: 'failed', message: 'No connection.' } });
    expect(screen.getByRole('alert').textContent).toContain('No connection.');
    await userEvent.click(button('Try again'));
    expect(onComplete).toHaveBeenCalledOnce();
  });

  it('goes back once the step is completed, and keeps the focus', async () => {
    const { change, onGoBack } = show();
    button('Mark as Completed').focus();
    const href = '/emberite/journey/first-steps/bucket-list';
    const next = { key: 'b', title: 'Write your bucket list', description: '', href } as const;
    change({ status: 'completed', next: { ...next, state: 'active' } });
    expect(document.activeElement).toBe(button('Go back'));
    expect(screen.getByRole('status').textContent).toBe('Step completed. Well done!');
    expect(
      screen.getByRole('link', { name: 'Next: Write your bucket list' }).getAttribute('href'),
    ).toBe(href);
    await userEvent.keyboard('{Enter}');
    expect(onGoBack).toHaveBeenCalledOnce();
  });

  it('treats a double click as one click', async () => {
    const { onComplete } = show();
    await userEvent.dblClick(button('Mark as Completed'));
    expect(onComplete).toHaveBeenCalledOnce();
  });
});

describe('a step that cannot be read', () => {
  const first = {
    key: 'a',
    title: 'See how Ember works',
    description: '',
    state: 'active',
  } as const;
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

  it('is locked: it links to the one before, and back', () => {
    const href = '/emberite/journey/first-steps/how-ember-works';
    render(<LockedStep first={{ ...first, href }} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This step is still locked');
    expect(target('See how Ember works')).toBe(href);
    expect(target('Back to your journey')).toBe('/emberite/journey');
  });

  it('is locked behind a step that does not exist yet', () => {
    render(<LockedStep first={first} />);
    expect(screen.getByText(/See how Ember works\. Coming soon\./)).toBeTruthy();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('is unknown: it links back', () => {
    render(<UnknownStep />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We cannot find that step');
    expect(target('Back to your journey')).toBe('/emberite/journey');
  });
});
