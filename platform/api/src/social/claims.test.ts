import { expect, test } from 'vitest';
import { emailIn, isConfirmedByGoogle, isConfirmedByMicrosoft } from './claims.ts';

test('Google says whether the address is verified', () => {
  expect(isConfirmedByGoogle({ email_verified: true })).toBe(true);
  for (const value of [false, 'true', undefined]) {
    expect(isConfirmedByGoogle({ email_verified: value })).toBe(false);
  }
});

test("an organisation's address only counts if its domain is verified", () => {
  expect(isConfirmedByMicrosoft({ tid: 'some-organisation' })).toBe(false);
  expect(isConfirmedByMicrosoft({ tid: 'some-organisation', email_verified: true })).toBe(false);
  expect(isConfirmedByMicrosoft({ tid: 'some-organisation', xms_edov: true })).toBe(true);
  expect(isConfirmedByMicrosoft({ tid: '9188040d-6c67-4c5b-b112-36a304b66dad' })).toBe(true);
});

test('an address is normalized', () => {
  expect(emailIn({ email: ' Ann@People.example ' })).toBe('ann@people.example');
  expect(emailIn({})).toBeNull();
  expect(emailIn({ email: 'nobody' })).toBeNull();
});
