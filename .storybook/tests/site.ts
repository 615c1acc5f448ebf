import { join } from 'node:path';
import { isFull } from '../../tools/sample.ts';

/** The globs of the stories under test, from the root of the repository; all stories if not set. */
const chosen = process.env['EMBER_STORIES'];

/** Whether every story is under test. */
export const isWhole = !chosen;

/** Whether single files of stories are under test. */
export const isNamed = Boolean(chosen) && !chosen?.includes('*');

/** The folder of the static Storybook under test. */
export const site = join(
  import.meta.dirname,
  '../../.cache',
  isWhole ? 'storybook' : 'some-stories',
);

/** Whether it is built with the docs, as for designers. That takes four times as long. */
export const hasDocs = isWhole && isFull;

/** What the static Storybook is built from: its stories, and all files that affect it. */
export const madeOf = (files: readonly string[]) => [chosen, hasDocs, ...files].join('\n');
