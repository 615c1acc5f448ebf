// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { InvitesView } from './InvitesView.tsx';

afterEach(cleanup);

const invite = {
  id: 'ROBIN-7KQ2M9XA',
  expirationDate: '2026-12-20T12:00:00Z',
  maxUses: 5,
  usageCount: 2,
};

const show = (isBlocked = false) =>
  render(
    <InvitesView
      list={{ status: 'ready', value: [invite] }}
      creation={{ status: 'idle' }}
      isBlocked={isBlocked}
      now={Date.parse('2026-11-21T12:00:00Z')}
      onLoad={vi.fn<() => void>()}
      onCreate={vi.fn<() => void>()}
    />,
  );

it('copies the code, or a link that signs up with it', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: /^Copy ?ROBIN-7KQ2M9XA$/ }));
  expect(await navigator.clipboard.readText()).toBe('ROBIN-7KQ2M9XA');
  await screen.findByRole('button', { name: 'Copied "ROBIN-7KQ2M9XA"' });
  await user.click(screen.getByRole('button', { name: /^Copy link ?with ROBIN-7KQ2M9XA$/ }));
  expect(await navigator.clipboard.readText()).toBe(
    'http://localhost:4000/create-account?inviteCode=ROBIN-7KQ2M9XA',
  );
  await screen.findByRole('button', { name: 'Copied the link' });
});

it.each([false, true])(
  'explains when another can be created, also when one was refused: %s',
  (isBlocked) => {
    show(isBlocked);
    expect(document.body.textContent).toContain(
      'You can create another one as soon as yours has at most 2 uses left, or expires within 7 days.',
    );
    expect(screen.queryByRole('alert')?.textContent).toBe(
      isBlocked
        ? 'You already have an active invite. You can create a new one after the current one expires.Or before that, as soon as it has at most 2 uses left, or expires within 7 days.'
        : undefined,
    );
  },
);
