/** A page that is measured from a cold start, and how to tell that it is there. */
export interface MeasuredPage {
  path: string;
  as: 'visitor' | 'member';
  /** CSS selector of a control that only this page has. */
  control: string;
  /** Whether it is also measured as a static file. */
  static: boolean;
}

const signUp = '#content a[href="/create-account"]';

/** The pages that are measured on each device. */
export const pages: MeasuredPage[] = [
  { path: '/', as: 'visitor', control: signUp, static: true },
  { path: '/experience/peak-axethrowing', as: 'visitor', control: signUp, static: true },
  { path: '/yvr/danceToday', as: 'visitor', control: signUp, static: true },
  { path: '/login', as: 'visitor', control: '#content button[type="submit"]', static: false },
  {
    path: '/emberite',
    as: 'member',
    control: '#content a[href^="/emberite/journey/"]',
    static: false,
  },
];

const pageAt = (path: string) => pages.find((page) => page.path === path)!;

/** The pages that are measured on an old phone: one of each kind, and a wizard. */
export const oldPhonePages: MeasuredPage[] = [
  ...['/', '/login', '/emberite'].map((path) => ({ ...pageAt(path), static: false })),
  {
    path: '/emberite/experiences/join',
    as: 'member',
    control: '#content input[type="checkbox"]',
    static: false,
  },
];

/** A navigation between two remotes: a link of the first page, and the heading it leads to. */
export const crossing = { from: '/', link: 'a[href="/login"]', heading: 'Login' };
