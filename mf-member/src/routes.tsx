import { profileReads } from '@emberite/sdk/page';
import type { Route, RouteFlag } from '@emberite/sdk/page';
import { availabilityIcon, journeyIcon, peopleIcon, settingsIcon } from './navigation/icons.ts';
import { comingSoonMessage } from './settings/comingSoon.ts';

const member = { access: 'member', frame: 'member' } satisfies Partial<Route>;
const withProfile = { ...member, reads: profileReads } satisfies Partial<Route>;

/** A page that says where the member stands. */
const withStanding = {
  ...withProfile,
  parts: { 'mf-experiences/registrations/next': ['show'] },
} satisfies Partial<Route>;

const showJourney: RouteFlag = {
  name: 'showJourney',
  default: true,
  off: {
    title: 'Your Journey Is Coming Soon!',
    text: 'Its steps are taking a short rest. Your profile and your settings are here as always.',
    action: { label: 'Go to settings', href: '/emberite/settings' },
  },
};

/** The page with two addresses. */
const journey = {
  ...withStanding,
  title: 'Journey · Ember',
  flag: showJourney,
  newcomer: './journey/FirstVideo.tsx',
  page: () => import('./journey/JourneyPage.tsx'),
} satisfies Partial<Route>;

const showPeople: RouteFlag = {
  name: 'showPeople',
  default: false,
  off: {
    title: 'Discover Profiles That Spark Your Interest',
    text: 'The page where members see each other is not there yet. Until then, look at our sample profiles.',
    action: { label: 'See a sample profile', href: '/emberite/profile/maya' },
  },
};

const showAvailability: RouteFlag = {
  name: 'showAvailability',
  default: false,
  off: {
    title: 'No times to choose yet',
    text: 'Groups form around the times of your registration for a night out.',
    action: { label: 'Back to your journey', href: '/emberite/journey' },
  },
};

/** A page under the index of the settings. */
const setting = (
  id: string,
  title: string,
  page: Route['page'],
  base: typeof member | typeof withProfile = withProfile,
) =>
  ({ ...base, path: `/emberite/settings/${id}`, title: `${title} · Ember`, page }) satisfies Route;

/** A setting of the account: a copy of the data, or its deletion. */
const accountSetting = (id: string, title: string, page: Route['page']): Route => ({
  ...setting(id, title, page, member),
  flag: {
    name: 'showAccountDeletion',
    default: true,
    off: {
      title,
      text: comingSoonMessage,
      action: { label: 'Back to settings', href: '/emberite/settings' },
    },
  },
});

export default [
  { ...journey, path: '/emberite', role: 'home' },
  {
    ...journey,
    path: '/emberite/journey',
    nav: { label: 'Journey', icon: journeyIcon, order: 1, also: ['/emberite'] },
  },
  {
    ...member,
    path: '/emberite/journey/:roadmapId/:stepId',
    title: 'Journey · Ember',
    flag: showJourney,
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
    },
    flag: showPeople,
    page: () => import('./people/PeoplePage.tsx'),
  },
  {
    ...member,
    path: '/emberite/peopleFilterSettings',
    title: 'People search settings · Ember',
    flag: showPeople,
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
    nav: { label: 'Availability', icon: availabilityIcon, order: 4 },
    flag: showAvailability,
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
    ...withStanding,
    path: '/emberite/settings',
    title: 'Settings · Ember',
    nav: { label: 'Settings', icon: settingsIcon, order: 5 },
    page: () => import('./settings/SettingsPage.tsx'),
  },
  setting('preview', 'Preview', () => import('./preview/PreviewPage.tsx')),
  setting('basic', 'Basic info and preferences', () => import('./basic-info/BasicInfoPage.tsx')),
  setting('videos', 'Videos', () => import('./videos/VideosPage.tsx')),
  setting('bucketlist', 'Bucket list', () => import('./bucket-list/BucketListPage.tsx')),
  setting('invites', 'Invites', () => import('./invites/InvitesPage.tsx')),
  setting(
    'auth',
    'Authentication',
    () => import('./authentication/AuthenticationPage.tsx'),
    member,
  ),
  setting('visibility', 'Visibility', () => import('./visibility/VisibilityPage.tsx')),
  accountSetting('export', 'Export my data', () => import('./account/ExportPage.tsx')),
  accountSetting('delete-account', 'Delete account', () => import('./account/DeletePage.tsx')),
  {
    path: '/account',
    access: 'account',
    frame: 'bare',
    title: 'Your account · Ember',
    page: () => import('./account/AccountPage.tsx'),
  },
] satisfies Route[];
