import { invitationPath } from '@emberite/content/paths';
import { profileReads } from '@emberite/sdk/page';
import type { OfferedPart, Route } from '@emberite/sdk/page';
import { experiencesIcon, helpIcon } from './navigation/icons.ts';

const marketing = { access: 'public', frame: 'landing', prerender: true } satisfies Partial<Route>;
const member = { access: 'member', frame: 'member' } satisfies Partial<Route>;

/** What pages of other remotes may place. */
export const parts = {
  'registrations/next': {
    properties: ['show'],
    reads: ['/registrations', '/groups'],
    part: () => import('./standing/NextRegistration.tsx'),
  },
} satisfies Record<string, OfferedPart>;

export default [
  {
    ...marketing,
    path: '/experience',
    title: 'Experiences · Ember',
    menu: { label: 'Experiences', place: 'header', order: 10 },
    aliases: ['/experiences'],
    page: () => import('./catalogue/CataloguePage.tsx'),
  },
  {
    path: '/experience/:experienceId',
    access: 'public',
    frame: 'footer',
    title: 'Experience · Ember',
    prerender: true,
    page: () => import('./detail/ExperiencePage.tsx'),
  },
  {
    ...marketing,
    path: '/poetry',
    title: 'Poetry night · Ember',
    page: () => import('./landing/PoetryPage.tsx'),
  },
  {
    ...marketing,
    path: '/yvr',
    title: 'Night out in Vancouver · Ember',
    page: () => import('./landing/NightOutPage.tsx'),
  },
  {
    ...marketing,
    path: '/yvr/:experienceId',
    title: 'Your evening · Ember',
    page: () => import('./landing/RecordPage.tsx'),
  },
  {
    ...marketing,
    path: '/emberite/experiences/poetry-night/join',
    title: 'Register for poetry night · Ember',
    page: () => import('./poetry-night/JoinPage.tsx'),
  },
  {
    path: invitationPath,
    access: 'public',
    frame: 'footer',
    title: 'Your invitation · Ember',
    description: 'Say whether you come to the evening that we have invited you to.',
    prerender: true,
    page: () => import('./invitation/InvitationPage.tsx'),
  },
  {
    ...member,
    path: '/emberite/experiences',
    title: 'Experiences · Ember',
    reads: profileReads,
    nav: {
      label: 'Experiences',
      icon: experiencesIcon,
      order: 2,
      also: [
        '/emberite/experience/:experienceId',
        '/emberite/experiences/join',
        '/emberite/experiences/poetry-night/registered',
      ],
    },
    // Without `off`: what the member is registered for is on the page whatever the flag says.
    flag: { name: 'showExperiences', default: false },
    page: () => import('./list/ExperiencesPage.tsx'),
  },
  {
    ...member,
    path: '/emberite/experience/:experienceId',
    title: 'Experience · Ember',
    page: () => import('./detail/MemberExperiencePage.tsx'),
  },
  {
    ...member,
    path: '/emberite/experiences/join',
    title: 'Your registration · Ember',
    reads: profileReads,
    page: () => import('./wizard/WizardPage.tsx'),
  },
  {
    ...member,
    path: '/emberite/experiences/poetry-night/registered',
    title: 'Registered for poetry night · Ember',
    reads: profileReads,
    page: () => import('./poetry-night/InPage.tsx'),
  },
  {
    ...member,
    path: '/emberite/chat/:chatId',
    title: 'Help · Ember',
    nav: { label: 'Help', icon: helpIcon, order: 6, opens: '/emberite/chat/general-chat' },
    page: () => import('./chat/ChatPage.tsx'),
  },
] satisfies Route[];
