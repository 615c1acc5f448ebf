import { describe, expect, it } from 'vitest';
import type { Policy } from './policies.ts';
import { privacyPolicy } from './privacyPolicy.ts';
import { termsOfUse } from './termsOfUse.ts';

const textOf = ({ sections }: Policy) =>
  sections.flatMap(({ paragraphs, list = [] }) => [...paragraphs, ...list]).join(' ');

describe('the policies', () => {
  it.each([privacyPolicy, termsOfUse])('$title applies from 2025-01-15', ({ effective }) => {
    expect(effective).toBe('2025-01-15');
  });

  it.each([
    'analytics',
    'card payment provider',
    'SMS',
    'European Union',
    'Access',
    'Correct',
    'Your evenings: an invitation',
    'whether you have no videos yet',
  ])('the privacy policy covers %s', (topic) => {
    expect(textOf(privacyPolicy)).toContain(topic);
  });

  it.each(['Delete: ', 'Opt out: of analytics'])('the privacy policy grants "%s"', (right) => {
    expect(textOf(privacyPolicy)).toContain(right);
  });

  it('the terms set the minimum age at 20', () => {
    expect(textOf(termsOfUse)).toContain('at least 20 years old');
  });

  it('the terms return the deposit of a member who withdraws', () => {
    expect(textOf(termsOfUse)).toContain(
      'It is refunded, too, if you withdraw your registration for a night out before a group has formed',
    );
  });
});
