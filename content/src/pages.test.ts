import { describe, expect, it } from 'vitest';
import { brand } from './brand.ts';
import { landingPage, rotationMs, rotatingWords } from './landingPage.ts';
import { press } from './press.ts';
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
    expect(press.article.href).toMatch(/^https:/);
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
});
