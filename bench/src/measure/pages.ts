/** A page that is measured from a cold start, and how to tell that it is there. */
export interface MeasuredPage {
  path: string;
  as: 'visitor' | 'member';
  /** CSS selector of a control that only this page has. */
  control: string;
}

/** The measured pages. Only the first has a static file. */
export const pages: MeasuredPage[] = [
  { path: '/', as: 'visitor', control: '#content a[href="/create-account"]' },
  { path: '/login', as: 'visitor', control: '#content button[type="submit"]' },
  { path: '/emberite', as: 'member', control: '#content a[href^="/emberite/journey/"]' },
];

/** A navigation between two remotes: a link of the first page, and the heading it leads to. */
export const crossing = { from: '/', link: 'a[href="/login"]', heading: 'Login' };
