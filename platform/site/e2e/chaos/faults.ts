import type { Page, Route } from 'playwright-core';

/**
 * A page of a remote that everybody may open, and the page of another remote from which a tab goes
 * there.
 */
export interface Target {
  remote: string;
  path: string;
  /** The page's own heading. */
  heading: string;
  /** Its source file and a stylesheet of it, from which a test builds another release. */
  source: string;
  style: string;
  from: { path: string; heading: string };
}

const press = { path: '/press', heading: 'Our Story in the News' };
const login = { path: '/login', heading: 'Login' };

export const targets: Target[] = [
  {
    ...press,
    remote: 'mf-public',
    source: 'src/press/PressPage.tsx',
    style: 'src/press/PressView.module.css',
    from: login,
  },
  {
    ...login,
    remote: 'mf-onboarding',
    source: 'src/sign-in/SignInPage.tsx',
    style: 'src/sign-in/SignIn.module.css',
    from: press,
  },
  {
    remote: 'mf-member',
    path: '/profile/maya',
    heading: 'Maya',
    source: 'src/profile/ProfilePage.tsx',
    style: 'src/profile/ProfileView.module.css',
    from: press,
  },
  {
    remote: 'mf-experiences',
    path: '/experience/peak-axethrowing',
    heading: 'Peak Axe Throwing',
    source: 'src/detail/ExperiencePage.tsx',
    style: 'src/detail/ExperienceView.module.css',
    from: press,
  },
];

/** The files that can fail on their way to a browser, by the end of their URL. */
export const files = {
  entry: /\/remoteEntry\.\w+\.js$/,
  chunk: /\/\d+\.\w+\.js$/,
  stylesheet: /\/\d+\.\w+\.css$/,
  'file list': /\/release\.json$/,
};

/** What a broken file must not do. */
const evil = ';globalThis.evil = true;';

/**
 * The response of the site with another body. Not `route.fetch()`: its response is lost when the
 * tab closes.
 */
export const withBody = (change: (body: string) => string) => async (route: Route) => {
  const response = await fetch(route.request().url(), { headers: route.request().headers() });
  const {
    'content-encoding': _,
    'content-length': _length,
    ...headers
  } = Object.fromEntries(response.headers);
  await route.fulfill({ headers, body: change(await response.text()) });
};

/** How a file fails: the response to a request for it. */
export const faults = {
  'status 404': (route) => route.fulfill({ status: 404 }),
  'status 500': (route) => route.fulfill({ status: 500 }),
  empty: withBody(() => ''),
  truncated: withBody((body) => body.slice(0, body.length / 2)),
  tampered: withBody((body) =>
    body.startsWith('{') ? body.replaceAll(/sha384-.{4}/g, 'sha384-AAAA') : body + evil,
  ),
  // As a captive portal responds to every request.
  'wrong type': (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><h1>Welcome to our Wi-Fi</h1>',
    }),
  hanging: () => new Promise(() => {}),
} satisfies Record<string, (route: Route) => Promise<unknown>>;

export type Fault = keyof typeof faults;

/** Where a remote's code throws. */
export const places = ['at load', 'in render', 'in an effect', 'in an event'] as const;

export type Place = (typeof places)[number];

/**
 * The edit that makes a remote's page throw where the document's `chaos` says, and marks the page
 * as one of this release.
 */
export const throwing = (remote: string) => ({
  replace: /export default function (\w+)\(\) \{/,
  by: `
    import { useEffect as useChaos } from 'react';
    const isHere = (place: string) => {
      if ((globalThis as { chaos?: string }).chaos === \`${remote} \${place}\`) throw new Error(\`Thrown \${place} on purpose\`);
    };
    isHere('at load');
    export default function Chaotic() {
      isHere('in render');
      useChaos(() => isHere('in an effect'), []);
      return <div data-chaos onClick={() => isHere('in an event')}><$1 /></div>;
    }
    function $1() {`,
});

/** Makes the page of a remote throw in a tab. */
export const throwIn = (page: Page, remote: string, place: Place) =>
  page.addInitScript((chaos) => Object.assign(globalThis, { chaos }), `${remote} ${place}`);
