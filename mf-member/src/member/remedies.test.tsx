// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PasskeyItem } from '../passkeys/PasskeyItem.tsx';
import { PasskeyOfferView } from '../passkeys/PasskeyOfferView.tsx';
import { SessionItem } from '../sessions/SessionItem.tsx';
import { SessionsView } from '../sessions/SessionsView.tsx';
import { tooLongAgo } from '../testing/failures.ts';

const nothing = () => {};
const passkey = {
  id: 'phone',
  name: 'iPhone',
  createdAt: '2026-05-02T18:00:00Z',
  lastUsedAt: null,
};
const session = {
  id: 'desk',
  device: 'Firefox on Linux',
  signedInAt: '2026-05-02T18:00:00Z',
  isThis: false,
};

it.each([
  {
    name: 'Remove',
    view: <PasskeyItem {...{ passkey }} removal={tooLongAgo} onRemove={nothing} />,
  },
  {
    name: 'Add a passkey',
    view: <PasskeyOfferView progress={tooLongAgo} onAdd={nothing} onDecline={nothing} />,
  },
  { name: 'End', view: <SessionItem {...{ session }} ending={tooLongAgo} onEnd={nothing} /> },
  {
    name: 'Sign Out Everywhere',
    view: (
      <SessionsView
        list={{ status: 'ready', value: [session] }}
        endings={{}}
        leaving={tooLongAgo}
        onLoad={nothing}
        onEnd={nothing}
        onSignOutEverywhere={nothing}
      />
    ),
  },
])('shows a new sign-in in place of "$name", which would fail again', ({ name, view }) => {
  render(view);
  expect(screen.getByRole('link', { name: tooLongAgo.remedy.label })).toBeDefined();
  expect(screen.queryByRole('button', { name: new RegExp(name) })).toBeNull();
});
