import type { Route } from '@emberite/sdk/page';

export default [
  {
    path: '/experience/:experienceId',
    access: 'public',
    frame: 'footer',
    title: 'Experience · Ember',
    prerender: true,
    page: () => import('./detail/ExperiencePage.tsx'),
  },
] satisfies Route[];
