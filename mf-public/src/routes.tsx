import { brand } from '@emberite/content/brand';
import type { Route } from '@emberite/sdk/page';
import { howItWorks } from './landing/howItWorks.ts';
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
    menu: { label: 'How it works', place: 'header', order: 20, section: howItWorks },
    page: () => import('./landing/LandingPage.tsx'),
  },
  {
    ...landing,
    path: '/press',
    title: brand.name,
    menu: { label: 'Press', place: 'footer', order: 50 },
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
    menu: { label: 'Hosts', place: 'header', order: 30 },
    page: () => import('./hosts/HostsPage.tsx'),
  },
  {
    ...landing,
    path: '/safety',
    title: brand.name,
    menu: { label: 'Safety', place: 'footer', order: 40 },
    page: () => import('./safety/SafetyPage.tsx'),
  },
  {
    ...landing,
    path: '/privacy-policy',
    title: brand.name,
    menu: { label: 'Privacy policy', place: 'footer', order: 60 },
    page: () => import('./policy/PrivacyPolicyPage.tsx'),
  },
  {
    ...landing,
    path: '/terms-of-use',
    title: brand.name,
    menu: { label: 'Terms of use', place: 'footer', order: 70 },
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
