import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotes } from '@emberite/site/workspace';
import { expect, it } from 'vitest';
import { root } from './imports.ts';
import { keysIn } from './storedKeys.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

const workspaces = ['packages/sdk', 'shell', ...remotes];

/**
 * The keys from before remotes put their name into them. Members' browsers still have values under
 * them, and so do earlier releases, which tabs and rollbacks still use.
 */
const older: Record<string, string[]> = {
  'mf-onboarding': ['ember.onboarding', 'ember.sign-in'],
  'mf-member': [
    'ember.availability',
    'ember.basic-info',
    'ember.bucket-list',
    'ember.deletion',
    'ember.interests',
    'ember.new-passkey',
    'ember.people-filters',
  ],
  'mf-experiences': ['ember.poetry-night', 'ember.registration'],
};

it('the privacy policy names everything that is stored in the browser, and nothing else', () => {
  const [policy = ''] = globSync('*/src/**/privacyPolicy.ts', {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  });
  // No `ember.example`: after an @, it is part of an address.
  const named = read(policy).match(/(?<!@)\bember\.[a-z-]+(\.[a-z-]+)*/g);
  expect(new Set(named)).toEqual(new Set(workspaces.flatMap(keysIn)));
});

it.each(remotes)(
  '%s stores only under keys that begin with its name, except for older ones',
  (name) => {
    const known = older[name] ?? [];
    const keys = keysIn(name).filter((key) => !key.startsWith(`ember.${name}.`));
    expect(new Set(keys)).toEqual(new Set(known));
  },
);
