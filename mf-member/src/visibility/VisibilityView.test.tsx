// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { dayOf } from '@emberite/content/day';
import { missingVideos } from '@emberite/content/registration';
import { NeededVideos, VisibilityView } from './VisibilityView.tsx';
import type { NeededVideosProps } from './VisibilityView.tsx';

function show(isOpen: boolean, videos: NeededVideosProps['videos'] = [], peopleHref?: string) {
  render(
    <VisibilityView
      opens="February 14th"
      isOpen={isOpen}
      peopleHref={peopleHref}
      isDiscoverable={missingVideos(videos).length === 0}
    >
      <NeededVideos videos={videos} />
    </VisibilityView>,
  );
}

it.each([
  ['2027-02-14T00:00-08:00', 'February 14th'],
  ['2027-03-01T23:30+13:00', 'March 1st'],
  ['2027-05-22T00:00Z', 'May 22nd'],
  ['2027-05-03T00:00Z', 'May 3rd'],
  ['2027-11-12T00:00Z', 'November 12th'],
])('reads %s as %s', (time, day) => {
  expect(dayOf(time)).toBe(day);
});

it('has a switch that cannot be used before members see each other', async () => {
  show(false);
  const toggle = screen.getByRole<HTMLInputElement>('switch', { name: 'Show my videos to others' });
  await userEvent.click(toggle);
  expect([toggle.disabled, toggle.checked]).toEqual([true, false]);
  expect(document.body.textContent).toContain('users cannot see each other until February 14th');
  expect(document.body.textContent).toContain('At least 2 videos are needed to be discoverable');
});

it('no longer says pre-launch once members see each other, and is on for who can be seen', () => {
  const isOn = () => screen.getByRole<HTMLInputElement>('switch').checked;
  show(true);
  expect(isOn()).toBe(false);
  cleanup();
  show(true, [{ promptType: 'fun' }, { promptType: 'useful' }]);
  expect(isOn()).toBe(true);
  expect(document.body.textContent).not.toContain('pre-launch');
});

it('says that members see each other, with a link, only where they do', () => {
  show(true);
  expect(document.body.textContent).toContain('once the page for it is there');
  expect(screen.queryByRole('link', { name: 'Go to People' })).toBeNull();
  cleanup();
  show(true, [], '/emberite/people');
  expect(document.body.textContent).toContain('can see each other.');
  const link = screen.getByRole('link', { name: 'Go to People' });
  expect(link.getAttribute('href')).toBe('/emberite/people');
});

it.each([
  [[], ['Still to record', 'Still to record']],
  [
    ['useful', 'daily'],
    ['Still to record', 'Recorded'],
  ],
  [
    ['fun', 'useful'],
    ['Recorded', 'Recorded'],
  ],
] as const)('with %j it says which videos are missing', (types, notes) => {
  show(
    false,
    types.map((promptType) => ({ promptType })),
  );
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual([`A fun video${notes[0]}`, `A useful video${notes[1]}`]);
  expect(screen.getByRole('link', { name: 'Go to Videos' })).toBeTruthy();
});
