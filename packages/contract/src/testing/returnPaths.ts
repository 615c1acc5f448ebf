/**
 * For tests: return paths that page and API must both accept, and return paths that both must
 * refuse.
 */

/** Paths of this site, each in its normal form. */
export const goodReturnPaths: readonly string[] = [
  '/',
  '/emberite',
  '/emberite/settings/videos',
  '/emberite/settings?authSuccess=true',
  '/emberite/journey/craft-profile/step-1?from=mail&x=1#top',
  '/experience/dinner%20for%20eight',
  '/emberite?next=//elsewhere.example',
  '/emberite?q=%5C',
  '/loginless',
  '/apiary',
];

/** Everything else. An attacker chooses these, to lead a fresh session to another site. */
export const hostileReturnPaths: readonly string[] = [
  // Not a path from the root.
  '',
  'emberite',
  './emberite',
  ' /emberite',
  '?a=b',
  '#top',
  // Other sites and schemes.
  'https://elsewhere.example/emberite',
  'http:/elsewhere.example',
  'javascript:alert(1)',
  'data:text/html,hello',
  // Slashes and backslashes.
  '//elsewhere.example',
  '///elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\\/elsewhere.example',
  '/./\\elsewhere.example',
  '/emberite\\..\\..',
  '/.//elsewhere.example',
  '/..//elsewhere.example',
  '/emberite/..//elsewhere.example',
  '/emberite//elsewhere.example',
  // Control characters and spaces.
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '/\r\nSet-Cookie: a=b',
  '/\u0000/elsewhere.example',
  '/\u200b/elsewhere.example',
  '/ /elsewhere.example',
  // Percent-encoded once, twice and wrongly.
  '/%2F/elsewhere.example',
  '/%2felsewhere.example',
  '/%252f%252felsewhere.example',
  '/%25252felsewhere.example',
  '/%5Celsewhere.example',
  '/%255Celsewhere.example',
  '/%09/elsewhere.example',
  '/%0a',
  '/%0d%0aSet-Cookie:a=b',
  '/%2e%2e//elsewhere.example',
  '/%E0%A4%A',
  '/100%',
  // The sign-in pages themselves.
  '/login',
  '/login/',
  '/LOGIN?redirectedFrom=/login',
  '/login/magic-link?a=b',
  '/%6cogin',
  '/create-account',
  '/emberite/../login',
  // The API, which is not a page.
  '/.auth/login/google',
  '/.auth',
  '/%2eauth/login/google',
  '/api/auth/google-login',
  '/API/auth/me',
  '/%61pi/auth/me',
  '/payment',
  '/dev/mailbox',
  `/${'a'.repeat(2000)}`,
];
