import type { Route } from '@emberite/sdk/page';

/** The pages of this remote. The path of no page may match one of another remote. */
export default [
  {
    path: '/sample',
    access: 'public',
    frame: 'landing',
    title: 'Sample · Ember',
    description: 'Check whether an invite code can still be used, before you sign in with it.',
    prerender: true,
    page: () => import('./invite/InvitePage.tsx'),
  },
] satisfies Route[];
