// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { InvitesView } from './InvitesView.tsx';
import type { InvitesViewProps } from './InvitesView.tsx';

const invite = {
  id: 'ROBIN-7KQ2M9XA',
  expirationDate: '2026-12-20T12:00:00Z',
  maxUses: 5,
  usageCount: 2,
};

const props: InvitesViewProps = {
  list: { status: 'ready', value: [invite] },
  creation: { status: 'idle' },
  isBlocked: false,
  nickname: 'Robin',
  now: Date.parse('2026-11-21T12:00:00Z'),
  onLoad: vi.fn<() => void>(),
  onCreate: vi.fn<() => void>(),
};

const show = (changes: Partial<InvitesViewProps> = {}) =>
  render(<InvitesView {...props} {...changes} />);

it('copies the code, or a link that signs up with it', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: /^Copy code ?ROBIN-7KQ2M9XA$/ }));
  expect(await navigator.clipboard.readText()).toBe('ROBIN-7KQ2M9XA');
  await screen.findByRole('button', { name: 'Copied "ROBIN-7KQ2M9XA"' });
  await user.click(screen.getByRole('button', { name: /^Copy link ?with ROBIN-7KQ2M9XA$/ }));
  expect(await navigator.clipboard.readText()).toBe(
    'http://localhost:4000/create-account?inviteCode=ROBIN-7KQ2M9XA',
  );
  await screen.findByRole('button', { name: 'Copied the link' });
});

it('has the button and its outcome above the list, however long that is', () => {
  show({ creation: { status: 'done' } });
  const order = [
    screen.getByRole('button', { name: 'Create New Invite' }),
    screen.getByText('Invite created successfully!'),
    screen.getByRole('region', { name: `Invite ${invite.id}` }),
  ];
  for (const [place, element] of order.slice(1).entries()) {
    expect(order[place]!.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

it('keeps the focus on the button when the first invite is there', () => {
  const { rerender } = show({ list: { status: 'ready', value: [] } });
  const button = () => screen.getByRole('button', { name: 'Create New Invite' });
  button().focus();
  rerender(<InvitesView {...props} creation={{ status: 'done' }} />);
  expect(document.activeElement).toBe(button());
});

it('shares a message with the link, in the member’s name', async () => {
  const sheet = vi.fn<(data: ShareData) => Promise<void>>(async () => {});
  Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
  show();
  await userEvent.click(screen.getByRole('button', { name: /^Share ?ROBIN-7KQ2M9XA$/ }));
  Reflect.deleteProperty(navigator, 'share');
  const text = expect.stringMatching(
    /^Hi, it is Robin. .* http:\/\/localhost:4000\/create-account\?inviteCode=ROBIN-7KQ2M9XA$/,
  );
  expect(sheet).toHaveBeenCalledWith({ title: 'Ember', text });
});

it.each([
  [5, null],
  [2, 'true'],
])('after %i uses, the button for another is refused: %s', (usageCount, refused) => {
  show({ list: { status: 'ready', value: [{ ...invite, maxUses: 6, usageCount }] } });
  const create = screen.getByRole('button', { name: 'Create New Invite' });
  expect(create.getAttribute('aria-disabled')).toBe(refused);
});

it.each([false, true])(
  'explains when another can be created, also when one was refused: %s',
  (isBlocked) => {
    show({ isBlocked });
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
