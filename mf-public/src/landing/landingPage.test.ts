import { expect, it } from 'vitest';
import { head } from './LandingPage.tsx';
import { landingPage, rotatingWords, rotationMs } from './landingPage.ts';

it('has the agreed texts', () => {
  expect(landingPage.hero.headline).toBe('Group Adventures For Pressure-Free Dating');
  expect(landingPage.hero.invitation).toBe('Ember is by invitation.');
  expect(landingPage.hero.waitlist).toEqual({
    text: 'No invite? Join the waiting list',
    to: '/waitlist',
  });
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

it('tells search engines no placeholder', () => {
  const [organization] = head().structuredData ?? [];
  expect(organization).toMatchObject({ type: 'Organization', name: 'Ember' });
  expect(JSON.stringify(organization)).not.toMatch(/\.example|555-01/);
});
