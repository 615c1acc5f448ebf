import { globSync } from 'node:fs';
import { createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { VideoRecorder } from './VideoRecorder/index.ts';

type Args = Record<string, unknown>;

interface StoryParts {
  component?: ComponentType<Args>;
  render?: (args: Args) => ReactNode;
  args?: Args;
}

type StoryFile = { default: StoryParts } & Record<string, StoryParts>;

const files = globSync('*/*.stories.tsx', { cwd: import.meta.dirname });

/** Renders a story as on a server. */
function markup(meta: StoryParts, story: StoryParts): string {
  const args = { ...meta.args, ...story.args };
  const view = (story.render ?? meta.render ?? meta.component) as ComponentType<Args>;
  return renderToString(createElement(view, args));
}

it('renders on a server without style attributes, which the content security policy blocks', async () => {
  const offenders: string[] = [];
  for (const file of files) {
    const { default: meta, ...stories }: StoryFile = await import(/* @vite-ignore */ `./${file}`);
    const pages = Object.values(stories).map((story) => markup(meta, story));
    if (pages.length === 0 || pages.some((page) => page.includes(' style='))) offenders.push(file);
  }
  expect(offenders).toEqual([]);
});

it('renders an open recorder on a server', () => {
  const prompt = { title: 'Tell a joke', description: '', tips: [] };
  const nothing = () => {};
  const props = { open: true, prompt, seconds: 15, onUpload: nothing, onCancel: nothing };
  expect(renderToString(createElement(VideoRecorder, props))).toContain(prompt.title);
});
