import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './imports.ts';

const namesIn = (file: string) =>
  readFileSync(join(root, file), 'utf8').match(/\bember_\w+/g) ?? [];

it('the privacy policy names every cookie, and no other', () => {
  const set = [
    'platform/api/src/http/cookies.ts',
    'packages/contract/src/sessionHint.ts',
    'platform/gateway/src/views.ts',
    'platform/gateway/src/teamViews.ts',
  ].flatMap(namesIn);
  const policy = globSync('mf-*/src/**/privacyPolicy.ts', { cwd: root }).flatMap(namesIn);
  expect(new Set(policy)).toEqual(new Set(set));
});
