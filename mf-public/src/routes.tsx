import { brand } from '@emberite/content/brand';
import type { Route } from '@emberite/sdk/page';
import { secondBrand } from './revy/secondBrand.ts';

const landing = { access: 'public', frame: 'landing', prerender: true } satisfies Partial<Route>;

/*
 * These titles are short. Each page's own `head` has the full title and description, so that this
 * list, which every page loads, stays small.
 */
export default [
  {
    ...landing,
    path: '/',
    role: 'landing',
    title: `${brand.name}: ${brand.tagline}`,
    page: () => import('./landing/LandingPage.tsx'),
  },
  {
    ...landing,
    path: '/press',
    title: brand.name,
    page: () => import('./press/PressPage.tsx'),
  },
  {
    ...landing,
    path: '/press/why-we-meet-in-person',
    title: brand.name,
    page: () => import('./press/InPersonPage.tsx'),
  },
  {
    ...landing,
    path: '/become-a-host',
    title: brand.name,
    page: () => import('./hosts/HostsPage.tsx'),
  },
  {
    ...landing,
    path: '/privacy-policy',
    title: brand.name,
    page: () => import('./policy/PrivacyPolicyPage.tsx'),
  },
  {
    ...landing,
    path: '/terms-of-use',
    title: brand.name,
    page: () => import('./policy/TermsOfUsePage.tsx'),
  },
  {
    path: '/revy',
    access: 'public',
    frame: 'footer',
    title: `${secondBrand.name}: ${secondBrand.tagline}`,
    prerender: true,
    page: () => import('./revy/RevyPage.tsx'),
  },
] satisfies Route[];
