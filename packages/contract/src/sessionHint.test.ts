import { expect, it } from 'vitest';
import {
  hasNewcomerHint,
  hasSessionHint,
  hasStaffHint,
  hintedLocation,
  sessionHint,
  sessionHintCookie,
} from './sessionHint.ts';
import type { Hinted } from './sessionHint.ts';

const site = 'http://localhost:4000';

const said = (cookies: string) => ({
  isSignedIn: hasSessionHint(cookies, site),
  location: hintedLocation(cookies, site),
  isNewcomer: hasNewcomerHint(cookies, site),
  isStaff: hasStaffHint(cookies, site),
});

const nobody = { isSignedIn: false, location: null, isNewcomer: false, isStaff: false };

it.each<Required<Hinted>>([
  { location: null, isNewcomer: false, isStaff: false },
  { location: null, isNewcomer: false, isStaff: true },
  { location: 'CA:BC:Revelstoke', isNewcomer: false, isStaff: false },
  { location: 'CA:BC:Revelstoke', isNewcomer: true, isStaff: false },
  { location: 'Other', isNewcomer: true, isStaff: true },
])('says again what it was told: %j', (hinted) => {
  const value = encodeURIComponent(sessionHint(hinted));
  const { location, ...flags } = said(`a=1; ${sessionHintCookie(site)}=${value}; b=2`);
  expect({ ...flags, location: location && decodeURIComponent(location) }).toEqual({
    ...hinted,
    isSignedIn: true,
  });
});

it.each([
  '',
  'ember_session=1',
  'ember_session_4000=',
  'ember_session_4000=<b>',
  'ember_session_4000=1 2',
])('says nothing in %j', (cookies) => {
  expect(said(cookies)).toEqual(nobody);
});

it('ignores another cookie of its name that the site never sets', () => {
  expect(said('ember_session_4000="; ember_session_4000=Other')).toMatchObject({
    location: 'Other',
  });
});
