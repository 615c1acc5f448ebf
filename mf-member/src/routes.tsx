import type { Route } from '@emberite/sdk/page';
import { availabilityIcon, journeyIcon, peopleIcon, settingsIcon } from './navigation/icons.ts';

const ownProfile = { access: 'member', frame: 'member', reads: 'profile' } satisfies Partial<Route>;
const member = { access: 'member', frame: 'member' } satisfies Partial<Route>;

export default [
  {
    ...ownProfile,
    path: '/emberite',
    title: 'Journey · Ember',
    page: () => import('./journey/JourneyPage.tsx'),
  },
  {
    ...ownProfile,
    path: '/emberite/journey',
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
    ...member,
    path: '/emberite/journey/:roadmapId/:stepId',
    title: 'Journey · Ember',
    page: () => import('./step/StepPage.tsx'),
  },
  {
    ...member,
    path: '/emberite/people',
    title: 'People · Ember',
    nav: {
      label: 'People',
      icon: peopleIcon,
      order: 3,
      also: ['/emberite/peopleFilterSettings', '/emberite/profile/:profileId'],
      flag: 'showPeople',
    },
    page: () => import('./people/PeoplePage.tsx'),
  },
  {
    ...member,
    path: '/emberite/peopleFilterSettings',
    title: 'People search settings · Ember',
    page: () => import('./people/FilterSettingsPage.tsx'),
  },
  {
    ...member,
    path: '/emberite/profile/:profileId',
    title: 'Profile · Ember',
    page: () => import('./profile/MemberProfilePage.tsx'),
  },
  {
    ...member,
    path: '/emberite/availability',
    title: 'Availability · Ember',
    nav: { label: 'Availability', icon: availabilityIcon, order: 4, flag: 'showAvailability' },
    page: () => import('./availability/AvailabilityPage.tsx'),
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
    ...member,
    path: '/emberite/settings',
    title: 'Settings · Ember',
    nav: { label: 'Settings', icon: settingsIcon, order: 5 },
    page: () => import('./settings/SettingsPage.tsx'),
  },
  {
    ...ownProfile,
    path: '/emberite/settings/preview',
    title: 'Preview · Ember',
    page: () => import('./preview/PreviewPage.tsx'),
  },
  {
    ...ownProfile,
    path: '/emberite/settings/basic',
    title: 'Basic info and preferences · Ember',
    page: () => import('./basic-info/BasicInfoPage.tsx'),
  },
  {
    ...ownProfile,
    path: '/emberite/settings/videos',
    title: 'Videos · Ember',
    page: () => import('./videos/VideosPage.tsx'),
  },
  {
    ...ownProfile,
    path: '/emberite/settings/bucketlist',
    title: 'Bucket list · Ember',
    page: () => import('./bucket-list/BucketListPage.tsx'),
  },
  {
    ...ownProfile,
    path: '/emberite/settings/invites',
    title: 'Invites · Ember',
    page: () => import('./invites/InvitesPage.tsx'),
  },
  {
    ...member,
    path: '/emberite/settings/auth',
    title: 'Authentication · Ember',
    page: () => import('./authentication/AuthenticationPage.tsx'),
  },
  {
    ...ownProfile,
    path: '/emberite/settings/visibility',
    title: 'Visibility · Ember',
    page: () => import('./visibility/VisibilityPage.tsx'),
  },
  {
    ...member,
    path: '/emberite/settings/export',
    title: 'Export my data · Ember',
    page: () => import('./account/ExportPage.tsx'),
  },
  {
    ...member,
    path: '/emberite/settings/delete-account',
    title: 'Delete account · Ember',
    page: () => import('./account/DeletePage.tsx'),
  },
  {
    path: '/account',
    access: 'account',
    frame: 'footer',
    title: 'Your account · Ember',
    page: () => import('./account/AccountPage.tsx'),
  },
] satisfies Route[];
