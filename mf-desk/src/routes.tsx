import type { Route } from '@emberite/sdk/page';

/** A page of the desk. For everybody but staff, its address is an unknown one. */
const page = (path: Route['path'], name: string, load: Route['page']) =>
  ({ path, title: `${name} · Desk`, access: 'staff', frame: 'bare', page: load }) satisfies Route;

export default [
  page('/desk', 'Registrations', () => import('./registrations/RegistrationsPage.tsx')),
  page('/desk/waitlist', 'Waiting list', () => import('./waitlist/WaitlistPage.tsx')),
  page('/desk/deposits', 'Deposits', () => import('./deposits/DepositsPage.tsx')),
  page('/desk/groups', 'Groups', () => import('./groups/GroupsPage.tsx')),
  page('/desk/groups/:groupId', 'Group', () => import('./groups/GroupPage.tsx')),
  page('/desk/proposals', 'Proposals', () => import('./proposals/ProposalsPage.tsx')),
];
