import type { Route } from '@emberite/sdk/page';

const staff = { access: 'staff', frame: 'bare' } satisfies Partial<Route>;

/** The pages of the desk. For everybody but staff, their addresses are unknown ones. */
export default [
  {
    ...staff,
    path: '/desk',
    title: 'Registrations · Desk',
    page: () => import('./registrations/RegistrationsPage.tsx'),
  },
  {
    ...staff,
    path: '/desk/waitlist',
    title: 'Waiting list · Desk',
    page: () => import('./waitlist/WaitlistPage.tsx'),
  },
  {
    ...staff,
    path: '/desk/deposits',
    title: 'Deposits · Desk',
    page: () => import('./deposits/DepositsPage.tsx'),
  },
  {
    ...staff,
    path: '/desk/groups',
    title: 'Groups · Desk',
    page: () => import('./groups/GroupsPage.tsx'),
  },
  {
    ...staff,
    path: '/desk/groups/:groupId',
    title: 'Group · Desk',
    page: () => import('./groups/GroupPage.tsx'),
  },
  {
    ...staff,
    path: '/desk/proposals',
    title: 'Proposals · Desk',
    page: () => import('./proposals/ProposalsPage.tsx'),
  },
] satisfies Route[];
