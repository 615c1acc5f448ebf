// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PersonView } from '../profile/PersonView.tsx';
import { everybody } from './filters.ts';
import { MembersView } from './MembersView.tsx';
import type { MembersViewProps } from './MembersView.tsx';
import type { People } from './people.ts';
import { robin } from './testing/robin.ts';

const listed = (value: Partial<People>): MembersViewProps['list'] => ({
  status: 'ready',
  value: { access: 'open', people: [], next: null, ...value },
});

function show(value: Partial<People>, changes: Partial<MembersViewProps> = {}) {
  const props: MembersViewProps = {
    list: listed(value),
    more: { status: 'idle' },
    filters: everybody,
    onLoad: vi.fn<() => void>(),
    onMore: vi.fn<() => void>(),
    ...changes,
  };
  return { ...props, ...render(<MembersView {...props} />) };
}
const kim = { ...robin, id: 'kim', name: 'Kim', relationshipStatus: 'friends' };
const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('says what is missing to see others, with a link to record it', () => {
  show({ access: 'upload-first' });
  expect(
    screen.getByText(/Only members who upload videos may see other people’s videos/),
  ).toBeTruthy();
  expect(href('Record a video')).toBe('/emberite/settings/videos');
});

it('shows a sample only where it says so, if nobody can be seen', () => {
  show({});
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nobody is here yet');
  expect(href('See a sample profile')).toBe('/emberite/profile/maya');
  expect(screen.queryByRole('article')).toBeNull();
});

it('shows members, with links to their profiles, and a way to load more of them', async () => {
  const { onMore } = show({ people: [robin, kim], next: 'kim' });
  expect(href(/Robin/)).toBe('/emberite/profile/robin');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(onMore).toHaveBeenCalledOnce();
});

it('focuses the first of the last people when there are no more to load', async () => {
  const props = show({ people: [robin], next: 'robin' });
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  props.rerender(<MembersView {...props} list={listed({ people: [robin, kim] })} />);
  expect(document.activeElement?.textContent).toContain('Kim');
  expect(document.activeElement?.textContent).not.toContain('Robin');
});

it('leaves out members who are not open to what is being looked for', () => {
  const filters = { profileFilters: { ...everybody.profileFilters, purpose: 2 } };
  show({ people: [robin, kim] }, { filters });
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(href(/Robin/)).toBeTruthy();
});

it('says that more could not be loaded', () => {
  show({ people: [robin] }, { more: { status: 'failed', message: 'No connection.' } });
  expect(screen.getByRole('alert').textContent).toContain('We could not load more people.');
});

it('shows a member: name, place, age group, wishes, bucket list and videos', () => {
  const onLevel = vi.fn<(level: number) => void>();
  const rating = { level: undefined, onLevel };
  render(<PersonView {...rating} person={robin} nextHref="/emberite/profile/kim" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Robin');
  const words = document.body.textContent;
  for (const text of ['Kelowna', '30 to 39', 'New friends, A romantic spark', 'Women', 'Sing']) {
    expect(words).toContain(text);
  }
  expect(screen.getByRole('button', { name: 'Tell your best dad joke' })).toBeTruthy();
  expect(screen.getByRole('slider', { name: 'How interested are you in Robin?' })).toBeTruthy();
  expect(href(/^Next/)).toBe('/emberite/profile/kim');
  expect(words).not.toContain('Sample');
});
