import type { Route } from '@emberite/sdk/page';
import { experiencesIcon } from './navigation/icons.ts';

export default [
  {
    path: '/experience/:experienceId',
    access: 'public',
    frame: 'footer',
    title: 'Experience · Ember',
    prerender: true,
    page: () => import('./detail/ExperiencePage.tsx'),
  },
  {
    path: '/poetry',
    access: 'public',
    frame: 'landing',
    title: 'Poetry night · Ember',
    prerender: true,
    page: () => import('./landing/PoetryPage.tsx'),
  },
  {
    path: '/yvr',
    access: 'public',
    frame: 'landing',
    title: 'Night out in Vancouver · Ember',
    prerender: true,
    page: () => import('./landing/NightOutPage.tsx'),
  },
  {
    path: '/yvr/:experienceId',
    access: 'public',
    frame: 'landing',
    title: 'Your evening · Ember',
    prerender: true,
    page: () => import('./landing/RecordPage.tsx'),
  },
  {
    path: '/emberite/experiences/poetry-night/join',
    access: 'public',
    frame: 'landing',
    title: 'Register for poetry night · Ember',
    prerender: true,
    page: () => import('./poetry-night/JoinPage.tsx'),
  },
  {
    path: '/emberite/experiences',
    access: 'member',
    frame: 'member',
    title: 'Experiences · Ember',
    nav: {
      label: 'Experiences',
      icon: experiencesIcon,
      order: 2,
      also: ['/emberite/experience/:experienceId', '/emberite/experiences/join'],
      flag: 'showExperiences',
    },
    page: () => import('./list/ExperiencesPage.tsx'),
  },
  {
    path: '/emberite/experience/:experienceId',
    access: 'member',
    frame: 'member',
    title: 'Experience · Ember',
    page: () => import('./detail/MemberExperiencePage.tsx'),
  },
  {
    path: '/emberite/experiences/join',
    access: 'member',
    frame: 'member',
    title: 'Register for a night out · Ember',
    reads: 'profile',
    page: () => import('./wizard/WizardPage.tsx'),
  },
] satisfies Route[];
