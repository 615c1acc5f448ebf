import type { Route } from '@emberite/sdk/page';

const entry = { access: 'public', frame: 'footer', prerender: true } satisfies Partial<Route>;
const step = { access: 'public', frame: 'bare' } satisfies Partial<Route>;

export default [
  {
    ...entry,
    path: '/login',
    role: 'login',
    title: 'Login · Ember',
    description: 'Sign in to Ember with a link or a code by email. There is no password.',
    page: () => import('./sign-in/SignInPage.tsx'),
  },
  {
    ...entry,
    path: '/create-account',
    title: 'Create New Account · Ember',
    description: 'Claim your spot: small groups, real activities, and no pressure. By invitation.',
    page: () => import('./sign-in/SignInPage.tsx'),
  },
  {
    ...step,
    path: '/login/magic-link',
    title: 'Magic link · Ember',
    secret: true,
    page: () => import('./magic-link/MagicLinkPage.tsx'),
  },
  {
    ...step,
    path: '/login/callback/:provider',
    title: 'Signing in · Ember',
    secret: true,
    page: () => import('./social/CallbackPage.tsx'),
  },
  {
    ...step,
    path: '/session-expired',
    title: 'Session expired · Ember',
    page: () => import('./session-expired/SessionExpiredPage.tsx'),
  },
  {
    path: '/waitlist',
    access: 'public',
    frame: 'footer',
    title: 'Waiting list · Ember',
    page: () => import('./waitlist/WaitlistPage.tsx'),
  },
  {
    path: '/welcome',
    role: 'welcome',
    access: 'signed-in',
    frame: 'bare',
    title: 'Welcome to Ember',
    page: () => import('./welcome/WelcomePage.tsx'),
  },
] satisfies Route[];
