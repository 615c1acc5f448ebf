// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useSnapshot } from 'valtio';
import { createSettings } from './settings.ts';
import { SettingsView } from './SettingsView.tsx';
import type { SettingsViewProps } from './SettingsView.tsx';
import { Who } from './Who.tsx';

function Wired({ groups, state, press }: ReturnType<typeof createSettings>) {
  const { pressed } = useSnapshot(state);
  return <SettingsView groups={groups} pressed={pressed} onPress={press} {...rest} />;
}
const rest: Omit<SettingsViewProps, 'groups' | 'pressed' | 'onPress'> = {
  who: undefined,
  standingWith: null,
  theme: 'dark',
  onTheme: () => {},
  signOut: { progress: { status: 'idle' }, onSignOut: () => {} },
};
const show = (showAccountDeletion = true) =>
  render(<Wired {...createSettings({ showAccountDeletion })} />);
const soon = 'This feature is coming soon! Apologies for inconvenience.';

it('has the two groups of settings', () => {
  show();
  const items = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('listitem')
      .map((item) => item.textContent?.replace('Coming soon', ''));
  expect(items('Profile')).toEqual([
    'Preview',
    'Basic info and preferences',
    'Videos',
    'Bucket list',
    'Mindset',
    'Event preferences',
  ]);
  expect(items('Account')).toEqual([
    'Invites',
    'My registrations',
    'Visibility',
    'Authentication',
    'Export my data',
    'Delete account',
    'Agreements',
  ]);
});

it('links the items that have a page', () => {
  show();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/emberite/settings/preview',
    '/emberite/settings/basic',
    '/emberite/settings/videos',
    '/emberite/settings/bucketlist',
    '/emberite/settings/invites',
    '/emberite/experiences#registrations',
    '/emberite/settings/visibility',
    '/emberite/settings/auth',
    '/emberite/settings/export',
    '/emberite/settings/delete-account',
  ]);
});

it.each([
  [true, ['Mindset', 'Event preferences', 'Agreements']],
  [false, ['Mindset', 'Event preferences', 'Agreements', 'Export my data', 'Delete account']],
])('with showAccountDeletion=%s, %j are coming soon', async (isOn, labels) => {
  show(isOn);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(labels.length + 1);
  for (const label of labels) {
    const button = screen.getByRole('button', { name: new RegExp(label) });
    await userEvent.click(button);
    expect(screen.getByRole('alert').textContent).toBe(soon);
    expect(button.parentElement?.contains(screen.getByRole('alert'))).toBe(true);
  }
});

it('announces it again on another press', async () => {
  show();
  const button = screen.getByRole('button', { name: /Mindset/ });
  await userEvent.click(button);
  const before = screen.getByRole('alert');
  await userEvent.click(button);
  expect(screen.getByRole('alert')).not.toBe(before);
});

it('begins with who the member is, and links to what is missing', () => {
  const links = () => screen.queryAllByRole('link').map((link) => link.textContent);
  const profile = { nickname: 'Robin', bucketList: ['See a glacier'], videos: [] };
  const { rerender } = render(<Who profile={profile} email="robin@a.example" place="Kelowna" />);
  expect(screen.getByRole('region', { name: 'Who you are' }).textContent).toBe('RRobinKelowna');
  expect(links()).toEqual([]);
  const bare = { nickname: '', bucketList: [], videos: [] };
  rerender(<Who profile={bare} email="robin@a.example" place="Kelowna" />);
  expect(links()).toEqual(['Choose a nickname', 'Write your bucket list']);
});

it('has the theme and Sign Out on this level', async () => {
  show();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dark' }).checked).toBe(true);
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeTruthy();
});
