// @vitest-environment jsdom
import { brand } from '@emberite/content/brand';
import { config } from '@emberite/sdk/config';
import { MemoryRouter } from '@emberite/testing/router';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { experienceById, priceOf } from '../experiences/catalogue.ts';
import type { Experience } from '../experiences/experience.ts';
import { experiences } from '../experiences/experiences.ts';
import { ExperienceView } from './ExperienceView.tsx';
import { ShownExperience } from './ShownExperience.tsx';

// What jsdom lacks. The e2e tests watch a loop play and pause.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  return () => void vi.unstubAllGlobals();
});

function show(experience: Experience, onBack = () => {}, isInstead = false) {
  const { title, image: picture } = experienceById('poetry-night');
  const next = { title, picture, href: '/experience/poetry-night' };
  const action = brand.callToAction;
  const allHref = '/experience';
  render(<ExperienceView {...{ experience, isInstead, next, allHref, action, onBack }} />);
}

const [river] = experiences as [Experience, ...Experience[]];

describe.each(experiences)('$id', (experience) => {
  it('shows everything in the catalogue about it', () => {
    show(experience);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(experience.title);
    const { midTop, midBottom, last } = experience.images;
    const pictures = [experience.image, midTop, midBottom, last].map(({ alt }) =>
      screen.getByRole('img', { name: alt }).getAttribute('src'),
    );
    expect(new Set(pictures).size).toBe(4);
    const words = document.body.textContent;
    const { host, location, participants } = experience;
    for (const text of [
      experience.subtitle,
      experience.category,
      priceOf(experience),
      experience.language,
      experience.requiredLevel,
      `${participants.min}-${participants.max} people`,
      location.name,
      location.address,
      host.name,
      host.bio,
      ...experience.whatToExpect,
      ...experience.whatsIncluded,
      ...experience.hostMessages,
      ...experience.notes.flatMap(({ title, text }) => [title, text]),
    ]) {
      expect(words).toContain(text);
    }
  });
});

it('says that it replaces an unknown one, and where no groups form', () => {
  show(river);
  expect(document.body.textContent).not.toMatch(/instead|not open yet/);
  cleanup();
  show(river, () => {}, true);
  screen.getByText('We do not know this experience. Here is Downstream Adventure Class instead.');
  cleanup();
  show(experienceById('remote-surf-dreams'));
  screen.getByText(/^Metro Vancouver, BC is not open yet/);
});

it('has the price and the duration of its evening', () => {
  show(experienceById('poetry-night'));
  const { textContent } = screen.getByRole('region', { name: 'Key facts' });
  for (const fact of ['$40 CAD per person', '3-4 hours']) expect(textContent).toContain(fact);
});

it('shows its duration', () => {
  show(river);
  const facts = screen.getByRole('region', { name: 'Key facts' });
  expect(within(facts).getByText('3 hours')).toBeTruthy();
});

it('links to the next experience, to all of them and to sign-up', () => {
  show(river);
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(target('Next Poetry Night')).toBe('/experience/poetry-night');
  expect(target('Claim your Spot!')).toBe('/create-account');
  expect(target('All experiences')).toBe('/experience');
});

it.each([
  [true, '/emberite/experiences'],
  [false, '/experience'],
])('leads a member to all experiences where they are, with showExperiences=%s', (isOn, href) => {
  config.flags = { showExperiences: isOn };
  render(
    <MemoryRouter>
      <ShownExperience audience="member" action={brand.callToAction} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'All experiences' }).getAttribute('href')).toBe(href);
});

it('leads a member to the registration, and shares the public page', async () => {
  const user = userEvent.setup();
  const next = { title: '', picture: river.image, href: '/emberite/experience/poetry-night' };
  render(
    <ExperienceView
      {...{ experience: river, next }}
      isInstead={false}
      allHref="/emberite/experiences"
      action={{ text: 'Join', to: '/emberite/experiences/join' }}
      onBack={() => {}}
    />,
  );
  expect(screen.getByRole('link', { name: 'Join' }).getAttribute('href')).toBe(
    '/emberite/experiences/join',
  );
  expect(screen.queryByText('Claim your Spot!')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await navigator.clipboard.readText()).toBe(
    `${location.origin}/experience/downstream-adventure-class`,
  );
});

it('goes back on request', async () => {
  const onBack = vi.fn<() => void>();
  show(river, onBack);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledOnce();
});

describe('the video of a host', () => {
  const withVideo = (kind: 'file' | 'embed', src: string): Experience => ({
    ...river,
    host: { ...river.host, video: { kind, src } },
  });

  it('plays here when it is a file, with its captions', () => {
    show(withVideo('file', '/media/maren.mp4'));
    const video = screen.getByLabelText('Maren says hello');
    expect(video.getAttribute('src')).toBe('/media/maren.mp4');
    expect(video.querySelector('track')?.getAttribute('src')).toBe('/media/maren.vtt');
  });

  it('loads a known player only when asked, and says from where', async () => {
    const src = 'https://player.vimeo.com/video/1';
    show(withVideo('embed', src));
    expect(document.querySelector('iframe')).toBeNull();
    const button = screen.getByRole('button', { name: /^Watch Maren say hello/ });
    expect(button.textContent).toContain('Loads a player from player.vimeo.com');
    await userEvent.click(button);
    const frame = screen.getByTitle('Maren says hello');
    expect(frame.getAttribute('src')).toBe(src);
    expect(document.activeElement).toBe(frame);
    expect(screen.queryByRole('button', { name: /^Watch Maren/ })).toBeNull();
  });

  it.each([
    'https://video.example/maren',
    'https://player.vimeo.com.evil.example/video/1',
    'http://player.vimeo.com/video/1',
    'not an address',
  ])('is a link when its address is that of no known player: %s', (src) => {
    show(withVideo('embed', src));
    expect(screen.getByRole('link', { name: /^Watch Maren/ }).getAttribute('href')).toBe(src);
  });

  it('opens elsewhere when it is a page of another site', () => {
    show(withVideo('embed', 'https://video.example/maren'));
    const link = screen.getByRole('link', { name: /^Watch Maren say hello/ });
    expect(link.getAttribute('href')).toBe('https://video.example/maren');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('is a silent loop when it is drawn, and says so', () => {
    show(river);
    const loop = screen.getByLabelText<HTMLVideoElement>(
      'A canoe rocking on the river in the evening',
    );
    expect(loop.getAttribute('src')).toContain('downstream-adventure-class.mp4');
    expect(loop.poster).toContain('downstream-adventure-class.webp');
    expect([loop.muted, loop.loop, loop.controls, loop.autoplay]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(screen.getByText(/An illustration, without sound\./)).toBeTruthy();
    expect(screen.queryByText(/say hello|says hello/)).toBeNull();
  });

  it('is not shown if there is none', () => {
    show({ ...river, host: { ...river.host, video: undefined } });
    expect(document.querySelector('video')).toBeNull();
    expect(screen.queryByText(/say hello/)).toBeNull();
  });
});
