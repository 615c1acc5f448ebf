/** A promise of the product, and a change to the sources that breaks it. */
export interface Fault {
  /** What visitors, members, teams or operators can rely on. */
  promise: string;
  file: string;
  /** What is replaced: it is in the file exactly once. */
  find: string;
  by: string;
  /** Where the tests are that notice, as for `npm test --`, or a check to run. */
  tests: string;
}

/** One fault for each promise. `npm run faults` expects the tests to notice every one of them. */
export const faults: readonly Fault[] = [
  {
    promise: 'If a chunk of a remote is missing, its previous release is shown',
    file: 'shell/src/remotes/pages.ts',
    find: 'told.push(tell(route, candidate.id, error));',
    by: 'told.push(tell(route, candidate.id, error)); break;',
    tests: 'shell/src/remotes/pages.test.ts',
  },
  {
    promise: 'A script that was tampered with does not run',
    file: 'shell/src/remotes/integrity.ts',
    find: 'script.integrity = integrity;',
    by: '',
    tests: 'shell/src/remotes/integrity.test.ts',
  },
  {
    promise: 'A release whose files have other hashes is refused',
    file: 'platform/registry/src/package.ts',
    find: 'hash !== null && integrityOf(bytes) !== hash',
    by: "hash === 'never'",
    tests: 'platform/registry/src/registry.test.ts',
  },
  {
    promise: 'A 401 leads to the sign-in page',
    file: 'packages/sdk/src/api/call.ts',
    find: 'if (error.response.status === 401 && sentIn === tabSession.number) host.unauthorized();',
    by: '',
    tests: 'packages/sdk/src/api/call.test.ts',
  },
  {
    promise: 'What a member has edited survives a 401 while it is saved',
    file: 'packages/sdk/src/form/index.ts',
    find: 'Object.assign(draft, edits());',
    by: '',
    tests: 'platform/site/e2e/work.e2e.ts',
  },
  {
    promise: 'No user finds what another one has stored in this browser',
    file: 'packages/sdk/src/storage/owner.ts',
    find: 'if (entry?.owner === null)',
    by: 'if (entry)',
    tests: 'packages/sdk/src/storage/storage.test.ts',
  },
  {
    promise: 'An upload that was cut off can be sent again',
    file: 'packages/sdk/src/videos/index.ts',
    find: 'keepForRetry(draft, isSignedOut ? {} : { reason, isFinal });',
    by: '',
    tests: 'packages/sdk/src/videos/videos.test.ts',
  },
  {
    promise: 'A rollback makes the previous release live',
    file: 'platform/registry/src/next.ts',
    find: '[name]: [to, ...rest]',
    by: '[name]: [from, ...rest]',
    tests: 'platform/registry/src/registry.test.ts',
  },
  {
    promise: 'A canary that is worse is taken back',
    file: 'platform/registry/src/watch.ts',
    find: "if (verdict !== 'worse') continue;",
    by: 'if (verdict) continue;',
    tests: 'platform/registry/src/watch.test.ts',
  },
  {
    promise: 'The token of a team changes nothing of another team',
    file: 'platform/registry/src/tokens.ts',
    find: 'if (owns(remotes, remote)) return;',
    by: 'if (remotes) return;',
    tests: 'platform/registry/src/registry.test.ts',
  },
  {
    promise: 'Of two who publish at once, neither undoes what the other did',
    file: 'platform/registry/src/moves.ts',
    find: 'if (await store.addMove(move)) return { move, ...warned };',
    by: 'await store.addMove(move); return { move, ...warned };',
    tests: 'platform/registry/src/publish.test.ts',
  },
  {
    promise: 'The code of a release reaches no file, network or process of the registry',
    file: 'platform/composer/src/sandbox/child.ts',
    find: "permission.drop('fs');",
    by: '',
    tests: 'platform/composer/src/sandbox/sandbox.test.ts',
  },
  {
    promise: 'No proxy gives a document of one member to another',
    file: 'platform/gateway/src/send.ts',
    find: "...(file.personal ? ['private'] : []),",
    by: '',
    tests: 'platform/gateway/src/variants.test.ts',
  },
  {
    promise: 'A link signs in once',
    file: 'platform/api/src/auth/links.ts',
    find: '.set({ usedAt: now })',
    by: '.set({ usedAt: null })',
    tests: 'platform/api/src/auth/magicLink.test.ts',
  },
  {
    promise: 'Nobody can guess a code: each has five tries',
    file: 'platform/api/src/auth/links.ts',
    find: '.where(and(ofAddress, isOpen(clock()), tries.areLeft))',
    by: '.where(and(ofAddress, isOpen(clock())))',
    tests: 'platform/api/src/auth/magicLink.test.ts',
  },
  {
    promise: 'Scripts cannot read the cookie of a session',
    file: 'platform/api/src/http/cookies.ts',
    find: 'httpOnly: true,',
    by: '',
    tests: 'platform/api/src/session/session.test.ts',
  },
  {
    promise: 'Another site cannot write on behalf of a member',
    file: 'platform/api/src/http/sameOrigin.ts',
    find: 'if (!own && ',
    by: "if (site === 'never' && !own && ",
    tests: 'platform/api/src/http/http.test.ts',
  },
  {
    promise: 'In production, nothing is under /dev',
    file: 'platform/api/src/app.ts',
    find: 'if (!config.production) {',
    by: 'if (config) {',
    tests: 'platform/api/src/dev/openApi.test.ts',
  },
  {
    promise: 'An invite that is used up lets nobody in',
    file: 'platform/api/src/profiles/profileCreate.ts',
    find: 'lt(invites.usageCount, invites.maxUses),',
    by: '',
    tests: 'platform/api/src/invites/invites.test.ts',
  },
  {
    promise: 'A deposit that is paid twice is refunded once',
    file: 'platform/api/src/payments/deposits.ts',
    find: "if (stored === undefined || !isNew || isWithdrawn || stored?.status === 'paid') {",
    by: 'if (stored === undefined || !isNew || isWithdrawn) {',
    tests: 'platform/api/src/payments/payment.test.ts',
  },
  {
    promise: 'Before the opening, no member sees the videos of another',
    file: 'platform/api/src/videos/visibility.ts',
    find: "if (clock() < config.visibilityOpens) return 'not-yet';",
    by: '',
    tests: 'platform/api/src/videos/visibility.test.ts',
  },
  {
    promise: 'Signing in returns only to pages of this site',
    file: 'packages/contract/src/sitePath.ts',
    find: "if (plain.includes('//') || treacherous.test(plain)) return null;",
    by: '',
    tests: 'packages/contract/src/sitePath.test.ts',
  },
  {
    promise: 'Nobody sees a page for members without signing in',
    file: 'shell/src/site/guard.ts',
    find: 'if (!user) return { to: loginFor(path) };',
    by: 'if (!user) return null;',
    tests: 'shell/src/site/guard.test.ts',
  },
  {
    promise: 'The recorder explains that the camera is blocked',
    file: 'ui-kit/src/VideoRecorder/failure.ts',
    find: "NotAllowedError: 'denied',",
    by: "NotAllowedError: 'broken',",
    tests: 'ui-kit/src/VideoRecorder/VideoRecorder.browser.test.ts',
  },
  {
    promise: 'The interest slider has a name',
    file: 'ui-kit/src/InterestSlider/InterestSlider.tsx',
    find: 'htmlFor={id}',
    by: '',
    tests: 'ui-kit/src/InterestSlider/InterestSlider.test.tsx',
  },
  {
    promise: 'Texts have enough contrast in every theme',
    file: 'ui-kit/src/styles/tokens.css',
    find: '--color-muted: light-dark(#5a5d58,',
    by: '--color-muted: light-dark(#9a9d98,',
    tests: 'ui-kit/src/styles/contrast.test.ts',
  },
  {
    promise: 'Pictures have alternative texts',
    file: 'ui-kit/src/Picture/Picture.tsx',
    find: 'alt={alt}',
    by: '',
    tests: 'ui-kit/src/Picture/Picture.test.tsx',
  },
  {
    promise: 'Every story renders',
    file: 'ui-kit/src/Badge/Badge.stories.tsx',
    find: 'export const Playground: Story = {};',
    by: "export const Playground: Story = { render: () => { throw new Error('A fault'); } };",
    tests: 'ui-kit/src/Badge/Badge.stories.tsx',
  },
  {
    promise: 'No room imports another that it may not',
    file: 'mf-public/src/routes.tsx',
    find: "import { howItWorks } from './landing/howItWorks.ts';",
    by: "import { howItWorks } from './landing/howItWorks.ts';\nimport 'mf-member/routes';",
    tests: 'tools/boundaries.ts',
  },
  {
    promise: 'Every public page has a description',
    file: 'mf-public/src/landing/LandingPage.tsx',
    find: 'title,\n    description,',
    by: 'title,',
    tests: 'platform/site/e2e/public.e2e.ts',
  },
];
