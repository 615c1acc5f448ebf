import { describe, expect, it } from 'vitest';
import { brand } from './brand.ts';
import {
  experienceIds,
  experienceLink,
  experiences as experiencesOfCatalogue,
  priceOf,
} from './catalogue.ts';
import { landingById } from './landing.ts';
import { landingExamples } from './landingExamples.ts';
import { landingPage, rotationMs, rotatingWords } from './landingPage.ts';
import { nightOutPage, poetryPage } from './landingSections.ts';
import { defaultLocation, locationLabel } from './locations.ts';
import { priceText } from './poetryNight.ts';
import { press } from './press.ts';
import { shownProfiles } from './profiles.ts';
import { privacyPolicy } from './privacyPolicy.ts';
import { termsOfUse } from './termsOfUse.ts';
import type { Policy } from './policies.ts';

const textOf = ({ sections }: Policy) =>
  sections.flatMap(({ paragraphs, list = [] }) => [...paragraphs, ...list]).join(' ');

describe('the landing page', () => {
  it('has the agreed texts', () => {
    expect(landingPage.hero.headline).toBe('Group Adventures For Pressure-Free Dating');
    expect(landingPage.callToAction).toEqual({ text: 'Claim your Spot!', to: '/create-account' });
    expect(landingPage.why.heading).toBe('Why it works?');
    expect(rotationMs).toBe(3000);
    expect(rotatingWords).toEqual([
      'cooking class',
      'dance class',
      'coffee tasting',
      'beer tasting',
      'foodie tour',
      'group hike',
    ]);
  });
});

describe('the examples of the landing page', () => {
  const [evening, ...classes] = landingExamples.cards.toReversed();
  const peopleOf = ({ min, max }: { min: number; max: number }) => `${min}-${max} people`;

  it.each(classes)('$title is what the catalogue says', (card) => {
    const known = experiencesOfCatalogue.find(({ id }) => experienceLink(id) === card.to)!;
    const { motif, seed } = known.image;
    expect(card).toEqual({
      title: known.title,
      to: card.to,
      category: known.category,
      picture: { motif, seed },
      host: { name: known.host.name, avatar: known.host.avatar },
      place: known.area,
      people: peopleOf(known.participants),
      price: `${priceOf(known)} per person`,
    });
  });

  it('end with the poetry night, which is what its record says', () => {
    const known = landingById('poetryNight');
    const { motif, seed } = known.image;
    expect(evening).toEqual({
      title: known.title,
      to: poetryPage.path,
      category: known.category,
      picture: { motif, seed },
      host: { name: known.host.name, avatar: known.host.image },
      place: locationLabel(defaultLocation),
      people: peopleOf(known.capacity),
      price: `${priceText(known.price)} per person`,
    });
  });

  it('lead to all of them, to the other kind of evening, and to a sample profile', () => {
    const [all, night, profile] = landingExamples.more;
    expect(all.to).toBe(experienceLink(experienceIds[0]));
    expect([night.to, night.text]).toEqual([
      nightOutPage.path,
      `${nightOutPage.title}, not open yet`,
    ]);
    expect(shownProfiles.map(({ id }) => `/profile/${id}`)).toContain(profile.to);
  });
});

describe('addresses of other sites', () => {
  it('are none that do not exist', () => {
    for (const href of [brand.social?.href, press.article?.href]) {
      expect(href ?? 'https://none').toMatch(/^https:\/\/(?!.*\.example\b)/);
    }
  });
});

describe('the footer', () => {
  it('has the year and the page version', () => {
    expect(brand.copyright).toContain('2025');
    expect(brand.pageVersion).toBe('0.0.1');
  });
});

describe('the press page', () => {
  it('has its title and a link to the home page', () => {
    expect(press.title).toBe('Our Story in the News');
    expect(press.home).toEqual({ text: 'To Home Page', to: '/' });
  });
});

describe('the policies', () => {
  it.each([privacyPolicy, termsOfUse])('$title applies from 2025-01-15', ({ effective }) => {
    expect(effective).toBe('2025-01-15');
  });

  it.each(['analytics', 'card payment provider', 'SMS', 'European Union', 'Access', 'Correct'])(
    'the privacy policy covers %s',
    (topic) => {
      expect(textOf(privacyPolicy)).toContain(topic);
    },
  );

  it.each(['Delete: ', 'Opt out: of analytics'])('the privacy policy grants "%s"', (right) => {
    expect(textOf(privacyPolicy)).toContain(right);
  });

  it('the terms set the minimum age at 20', () => {
    expect(textOf(termsOfUse)).toContain('at least 20 years old');
  });

  it('the terms return the deposit of whoever withdraws', () => {
    expect(textOf(termsOfUse)).toContain(
      'It is refunded, too, if you withdraw your registration for a night out before a group has formed',
    );
  });
});
