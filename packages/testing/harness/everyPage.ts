import { matchPath } from 'react-router-dom';
import { isFull } from '../../../tools/sample.ts';
import type { Who } from './inspect.ts';
import { livePages } from './prepare.ts';

/** Example paths for patterns whose pages are not prerendered, and the full address of a wizard. */
const examples: Record<string, string> = {
  '/login/callback/:provider': '/login/callback/google?error=access_denied',
  '/emberite/journey/:roadmapId/:stepId': '/emberite/journey/first-steps/how-ember-works',
  '/emberite/profile/:profileId': '/emberite/profile/maya',
  '/emberite/experiences/join': '/emberite/experiences/join?step=0',
  '/emberite/experience/:experienceId': '/emberite/experience/peak-axethrowing',
  '/emberite/chat/:chatId': '/emberite/chat/general-chat',
};

const who = {
  public: 'visitor',
  'signed-in': 'newcomer',
  account: 'newcomer',
  member: 'member',
} as const;

/** Pages that look different to a member without videos. */
const withoutVideos = [
  '/emberite/journey',
  '/emberite/settings/videos',
  '/emberite/settings/preview',
];

const { routes, paths } = await livePages();

/** A path that matches a pattern: the pattern itself, the first prerendered path, or the example. */
function pathOf(pattern: string): string {
  if (!pattern.includes(':')) return examples[pattern] ?? pattern;
  const isOne = new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`);
  const path = examples[pattern] ?? paths.find((path) => isOne.test(path));
  if (!path) throw new Error(`Add an example of ${pattern}: no page of it is prerendered.`);
  return path;
}

/** For each kind of prerendered page, an address that does not exist. */
const unknown = routes
  .filter(({ path }) => path.includes(':') && paths.some((one) => matchPath(path, one)))
  .map(({ path }) => path.replace(/:\w+/g, 'no-such-one'));

const isPublic = (path: string) =>
  !routes.some((route) => route.path === path && route.access !== 'public');

/** Shown only after another action, so the tests of their remotes check them. */
const afterwards = ['/emberite/experiences/poetry-night/registered'];

/** Every page that members or visitors may open, as everybody to whom it looks different. */
const everyPage: readonly { path: string; who: Who }[] = [
  ...routes
    .filter(({ path }) => !afterwards.includes(path))
    .flatMap(({ path, access }) =>
      access === 'staff' ? [] : [{ path: pathOf(path), who: who[access] }],
    ),
  ...['/no-such-page', ...unknown, ...paths.filter(isPublic)].map((path) => ({
    path,
    who: 'visitor' as const,
  })),
  ...withoutVideos.map((path) => ({ path, who: 'member without videos' as const })),
];

/** Those of them that this run opens: a normal one opens a page with the navigation of members around it. */
export const openedPages = isFull
  ? everyPage
  : everyPage.filter(({ who }) => who === 'member').slice(-1);
