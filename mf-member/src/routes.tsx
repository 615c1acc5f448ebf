import type { Route } from '@emberite/sdk/page';
import { journeyIcon, peopleIcon, settingsIcon } from './navigation/icons.ts';

export default [
  {
    path: '/emberite',
    access: 'member',
    frame: 'member',
    title: 'Journey · Ember',
    page: () => import('./journey/JourneyPage.tsx'),
  },
  {
    path: '/emberite/journey',
    access: 'member',
    frame: 'member',
    title: 'Journey · Ember',
    nav: {
      label: 'Journey',
      icon: journeyIcon,
      order: 1,
      also: ['/emberite'],
      flag: 'showJourney',
    },
    page: () => import('./journey/JourneyPage.tsx'),
  },
  {
    path: '/emberite/journey/:roadmapId/:stepId',
    access: 'member',
    frame: 'member',
    title: 'Journey · Ember',
    page: () => import('./step/StepPage.tsx'),
  },
  {
    path: '/emberite/people',
    access: 'member',
    frame: 'member',
    title: 'People · Ember',
    nav: { label: 'People', icon: peopleIcon, order: 3, flag: 'showPeople' },
    page: () => import('./people/PeoplePage.tsx'),
  },
  {
    path: '/profile/:profileId',
    access: 'public',
    frame: 'footer',
    title: 'Profile · Ember',
    prerender: true,
    page: () => import('./profile/ProfilePage.tsx'),
  },
  {
    path: '/emberite/settings',
    access: 'member',
    frame: 'member',
    title: 'Settings · Ember',
    nav: { label: 'Settings', icon: settingsIcon, order: 4 },
    page: () => import('./settings/SettingsPage.tsx'),
  },
  {
    path: '/emberite/settings/auth',
    access: 'member',
    frame: 'member',
    title: 'Authentication · Ember',
    page: () => import('./authentication/AuthenticationPage.tsx'),
  },
] satisfies Route[];
