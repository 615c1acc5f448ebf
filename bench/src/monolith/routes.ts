import type { Route } from '@emberite/sdk/page';
import type { RouteData } from '@emberite/sdk/release';
import experiences from '../../../mf-experiences/src/routes.tsx';
import member from '../../../mf-member/src/routes.tsx';
import onboarding from '../../../mf-onboarding/src/routes.tsx';
import visitors from '../../../mf-public/src/routes.tsx';

const owned: Record<string, readonly Route[]> = {
  'mf-public': visitors,
  'mf-onboarding': onboarding,
  'mf-experiences': experiences,
  'mf-member': member,
};

/** A page of the application: what the shell knows of its route, and how its module is loaded. */
export interface MonolithRoute {
  data: RouteData;
  page: Route['page'];
}

/** Every page of every remote, known when the application is built. */
export const routes: MonolithRoute[] = Object.entries(owned).flatMap(([remote, list]) =>
  list.map(({ page, prerender: _prerender, ...data }) => ({ data: { ...data, remote }, page })),
);
