export type {
  Access,
  FrameName,
  Head,
  NavEntry,
  NavIcon,
  PageModule,
  Params,
  Route,
} from './route.ts';
export type {
  Boot,
  PageFiles,
  ReleaseFiles,
  ReleaseRef,
  RouteData,
  SetIndex,
  SiteConfig,
  StyleFile,
  VerifiedUrl,
} from './boot.ts';
