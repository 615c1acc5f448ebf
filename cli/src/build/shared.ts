/**
 * The modules that the host shares with every remote as singletons. `eager` modules are part of the
 * host's first load; the others are fetched for the first page that needs them.
 */
export const sharedModules = {
  react: { from: 'react', eager: true },
  'react/jsx-runtime': { from: 'react', eager: true },
  'react-dom': { from: 'react-dom', eager: true },
  valtio: { from: 'valtio', eager: true },
  '@emberite/sdk/api': { from: '@emberite/sdk', eager: false },
  '@emberite/sdk/config': { from: '@emberite/sdk', eager: true },
  '@emberite/sdk/host': { from: '@emberite/sdk', eager: true },
  '@emberite/sdk/notices': { from: '@emberite/sdk', eager: true },
  '@emberite/sdk/onboarding': { from: '@emberite/sdk', eager: false },
  '@emberite/sdk/profile': { from: '@emberite/sdk', eager: false },
  '@emberite/sdk/router': { from: '@emberite/sdk', eager: true },
  '@emberite/sdk/session': { from: '@emberite/sdk', eager: true },
  '@emberite/sdk/storage': { from: '@emberite/sdk', eager: false },
  '@emberite/sdk/unsaved': { from: '@emberite/sdk', eager: true },
  '@emberite/sdk/videos': { from: '@emberite/sdk', eager: false },
  '@emberite/ui-kit/Link': { from: '@emberite/ui-kit', eager: true },
} as const satisfies Record<string, { from: string; eager: boolean }>;

/** The package of Module Federation's runtime, which the host lends to the entries of all remotes. */
export const runtime = '@module-federation/webpack-bundler-runtime';
