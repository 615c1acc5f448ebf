import type { Route } from '@emberite/sdk/page';

export default [
  {
    path: '/login',
    access: 'public',
    frame: 'footer',
    title: 'Login · Ember',
    description: 'Sign in to Ember with a link or a code by email. There is no password.',
    prerender: true,
    page: () => import('./sign-in/SignInPage.tsx'),
  },
  {
    path: '/create-account',
    access: 'public',
    frame: 'footer',
    title: 'Create New Account · Ember',
    description: 'Claim your spot: small groups, real activities, and no pressure. By invitation.',
    prerender: true,
    page: () => import('./sign-in/SignInPage.tsx'),
  },
  {
    path: '/login/magic-link',
    access: 'public',
    frame: 'bare',
    title: 'Magic link · Ember',
    secret: true,
    page: () => import('./magic-link/MagicLinkPage.tsx'),
  },
  {
    path: '/login/callback/:provider',
    access: 'public',
    frame: 'bare',
    title: 'Signing in · Ember',
    secret: true,
    page: () => import('./social/CallbackPage.tsx'),
  },
  {
    path: '/session-expired',
    access: 'public',
    frame: 'bare',
    title: 'Session expired · Ember',
    page: () => import('./session-expired/SessionExpiredPage.tsx'),
  },
  {
    path: '/welcome',
    access: 'signed-in',
    frame: 'bare',
    title: 'Welcome to Ember',
    page: () => import('./welcome/WelcomePage.tsx'),
  },
] satisfies Route[];
