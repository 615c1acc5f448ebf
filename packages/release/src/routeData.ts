import type { RouteData } from './data.ts';
import type { ReleaseRoute } from './model.ts';

/** A release's route as a set contains it, without the files of its page. */
export function routeData(route: ReleaseRoute): RouteData {
  const {
    js: _js,
    css: _css,
    shared: _shared,
    prerender: _prerender,
    reads: _reads,
    role: _role,
    aliases: _aliases,
    newcomer: _newcomer,
    ...data
  } = route;
  return data;
}
