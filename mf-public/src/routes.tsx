import { brand, secondBrand } from '@emberite/content/brand';
import type { Route } from '@emberite/sdk/page';

/*
 * These titles are short. Each page's own `head` has the full title and description, so that this
 * list, which every page loads, stays small.
 */
export default [
  {
    path: '/',
    access: 'public',
    frame: 'landing',
    title: `${brand.name}: ${brand.tagline}`,
    prerender: true,
    page: () => import('./landing/LandingPage.tsx'),
  },
  {
    path: '/press',
    access: 'public',
    frame: 'landing',
    title: brand.name,
    prerender: true,
    page: () => import('./press/PressPage.tsx'),
  },
  {
    path: '/become-a-host',
    access: 'public',
    frame: 'landing',
    title: brand.name,
    prerender: true,
    page: () => import('./hosts/HostsPage.tsx'),
  },
  {
    path: '/privacy-policy',
    access: 'public',
    frame: 'landing',
    title: brand.name,
    prerender: true,
    page: () => import('./policy/PrivacyPolicyPage.tsx'),
  },
  {
    path: '/terms-of-use',
    access: 'public',
    frame: 'landing',
    title: brand.name,
    prerender: true,
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
