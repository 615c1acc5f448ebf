// @vitest-environment jsdom
import { ageRangeLabel } from '@emberite/content/ages';
import { intentOptions } from '@emberite/content/people';
import { fireEvent, render, screen } from '@testing-library/react';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { parseAgeRange } from '../member/ageRange.ts';
import { verificationLabels } from '../people/profileSummaries.ts';
import { promptOf } from '../videos/videos.ts';
import { videosOf } from './clips/clips.ts';
import { head, params } from './ProfilePage.tsx';
import { profiles, shownProfiles } from './profiles.ts';
import type { Profile } from './profiles.ts';
import { ProfileView } from './ProfileView.tsx';
import { UnknownProfile } from './UnknownProfile.tsx';

const [maya] = shownProfiles as [Profile];

function show(profile: Profile, portrait: string | undefined = '/maya.svg', level?: number) {
  const onLevel = vi.fn<(level: number) => void>();
  const next = { name: 'Theo', title: 'Has a map', portrait: undefined, href: '/profile/theo' };
  render(<ProfileView {...{ profile, portrait, next, level, onLevel }} />);
  return onLevel;
}

describe.each(shownProfiles)('$id', (profile) => {
  it('shows everything others may see, and nothing else', () => {
    show(profile);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(profile.name);
    const words = document.body.textContent;
    const { location, relationshipStatus } = profile;
    for (const text of [
      'Sample profile',
      profile.title,
      profile.subtitle,
      `${location.area}, ${location.country}`,
      profile.language,
      verificationLabels[profile.verificationStatus],
      ageRangeLabel(parseAgeRange(profile.ageGroup)!),
      profile.whyMeet,
      ...profile.messages,
      ...profile.bucketList,
      ...profile.notes.flatMap(({ title, text }) => [title, text]),
    ]) {
      expect(words).toContain(text);
    }
    for (const { value, label } of intentOptions) {
      const isOpenTo = relationshipStatus.includes(value);
      expect(words.toLowerCase().includes(label.toLowerCase())).toBe(isOpenTo);
    }
    expect(words).not.toContain(`${profile.age} years`);
    const { main, sub1, sub2, sub3 } = profile.photos;
    for (const photo of [main, sub1, sub2, sub3]) {
      expect(screen.getByRole('img', { name: photo?.alt })).toBeTruthy();
    }
  });
});

it.each(shownProfiles)(
  '$name shows two short videos, which are fetched when they are played',
  (profile) => {
    HTMLMediaElement.prototype.play = vi.fn(async () => {});
    show(profile);
    expect(document.querySelector('video')).toBeNull();
    expect(document.body.textContent).toContain('Sample videos: drawn, with captions, no sound');
    const videos = videosOf(profile.id);
    expect(videos.map(({ promptType }) => promptType)).toEqual(['fun', 'useful']);
    for (const video of videos) {
      const { title } = promptOf(video);
      fireEvent.click(screen.getByRole('button', { name: title }));
      fireEvent.click(screen.getByRole('button', { name: `Play ${title}` }));
      const player = document.querySelector('video')!;
      expect(player.getAttribute('src')).toContain(`/${profile.id}-${video.promptType}`);
      expect(player.querySelector('track[kind=captions]')).not.toBeNull();
      expect(video.captions).toMatch(/^\p{Lu}.*[.?!]$/u);
    }
  },
);

it('has videos of at most 60 kB with posters of at most 12 kB, and no other files', () => {
  const folder = join(import.meta.dirname, 'clips');
  const files = globSync('*.{mp4,webp}', { cwd: folder });
  expect(files).toHaveLength(4 * shownProfiles.length);
  for (const file of files) {
    const most = file.endsWith('.mp4') ? 60_000 : 12_000;
    expect(statSync(join(folder, file)).size, file).toBeLessThan(most);
  }
});

it('links to the next profile and to people', () => {
  show(maya);
  const target = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(target(/^Next Theo/)).toBe('/profile/theo');
  expect(target('People')).toBe('/emberite/people');
});

it('starts at Neutral and says which level was chosen', () => {
  const onLevel = show(maya);
  const slider = screen.getByRole('slider', { name: 'How interested are you in Maya?' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Neutral');
  fireEvent.change(slider, { target: { value: '5' } });
  expect(onLevel).toHaveBeenCalledExactlyOnceWith(5);
});

it('shows initials for a missing photo, and no empty sections', () => {
  const { main } = maya.photos;
  show({ ...maya, photos: { main }, whyMeet: '', messages: [], notes: [] }, '');
  expect(screen.getByText('M')).toBeTruthy();
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Tell your best dad joke',
    'Bucket list',
  ]);
  // The initials: there are no frames for the missing photos.
  expect(screen.getAllByRole('img')).toHaveLength(1);
});

it('offers two ways on for an unknown profile', () => {
  render(
    <UnknownProfile sampleHref="/profile/maya" back={{ href: '/', label: 'Go home' }}>
      The link may be old.
    </UnknownProfile>,
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/profile/maya', '/']);
});

it('prerenders every profile that is shown, with its own title and description, for no search engine', () => {
  expect(params()).toEqual(shownProfiles.map(({ id }) => ({ profileId: id })));
  const heads = params().map(head);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(shownProfiles.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(shownProfiles.length);
  expect(heads.every(({ indexed }) => indexed === false)).toBe(true);
  expect(heads[0]?.title).toBe('Maya, sample profile · Ember');
});

it('tells nothing about a profile that is incomplete or unknown', () => {
  const hidden = profiles.find(({ id }) => !shownProfiles.some((shown) => shown.id === id));
  for (const profileId of [hidden?.id, 'nobody', undefined]) {
    expect(head({ profileId })).toEqual({
      title: 'Profile not found · Ember',
      indexed: false,
    });
  }
});
