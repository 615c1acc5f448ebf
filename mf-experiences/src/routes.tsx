import type { Route } from '@emberite/sdk/page';
import { experiencesIcon, helpIcon } from './navigation/icons.ts';

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
      also: ['/emberite/experience/:experienceId'],
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
    path: '/emberite/chat/:chatId',
    access: 'member',
    frame: 'member',
    title: 'Help · Ember',
    nav: { label: 'Help', icon: helpIcon, order: 6, opens: '/emberite/chat/general-chat' },
    page: () => import('./chat/ChatPage.tsx'),
  },
] satisfies Route[];
