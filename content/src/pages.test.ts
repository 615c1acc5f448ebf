import { describe, expect, it } from 'vitest';
import { brand } from './brand.ts';
import {
  experienceIds,
  experienceLink,
  experiences as experiencesOfCatalogue,
} from './catalogue.ts';
import { landingPage, rotationMs, rotatingWords } from './landingPage.ts';
import { nightOutPage, poetryPage } from './landingSections.ts';
import { locationOptions } from './locations.ts';
import { poetryNightPrice } from './poetryNight.ts';
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
  const { experiences, evenings } = landingPage.examples;

  it.each(experiences)('$title is what the catalogue says', ({ title, to, motif, facts }) => {
    const known = experiencesOfCatalogue.find(({ id }) => experienceLink(id) === to);
    expect({ title, motif, facts }).toEqual({
      title: known?.title,
      motif: known?.image.motif,
      facts: `${known?.area} · $${known?.price} per person`,
    });
  });

  it('are the two kinds of evening, with the price of the poetry night', () => {
    const pages = [poetryPage, nightOutPage].map(({ title, path }) => [title, path]);
    expect(evenings.map(({ title, to }) => [title, to])).toEqual(pages);
    const { amount, currency } = poetryNightPrice;
    expect(evenings[0]?.facts).toContain(`${amount} ${currency} per person`);
    expect(
      locationOptions.find(({ label }) => evenings[1]?.facts.startsWith(label))?.help,
    ).toContain('Not open yet');
  });

  it('lead to all of them, and to a sample profile', () => {
    const { all, profile } = landingPage.examples;
    expect(all.to).toBe(experienceLink(experienceIds[0]));
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
