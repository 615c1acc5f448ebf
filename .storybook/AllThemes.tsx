import type { StoryContext } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';

interface InTheme {
  theme: string;
  of: StoryContext;
}

/** A story in a window of its own, so that media queries and what is fixed go by that window. */
function OneTheme({ theme, of }: InTheme) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { id, args, globals } = of;
  const others = Object.entries(globals)
    .filter(([name, value]) => name !== 'theme' && typeof value === 'string')
    .map(([name, value]) => `${name}:${value}`);
  const query = new URLSearchParams({
    id,
    viewMode: 'story',
    globals: [`theme:${theme}`, ...others].join(';'),
  });

  useEffect(() => {
    // What the controls change must not begin the story anew.
    frame.current?.contentWindow?.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateStoryArgs', {
      storyId: id,
      updatedArgs: args,
    });
  }, [id, args]);

  // oxlint-disable-next-line react/iframe-missing-sandbox -- it is Storybook itself
  return <iframe ref={frame} title={`${of.name}, ${theme}`} src={`./iframe.html?${query}`} />;
}

/** A story in every theme, side by side; scrolling one scrolls all. */
export function AllThemes({ themes, of }: { themes: readonly string[]; of: StoryContext }) {
  const frames = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const windows = [...(frames.current?.querySelectorAll('iframe') ?? [])];
    const stop = new AbortController();
    const follow = (source: Window) => {
      for (const { contentWindow } of windows) {
        if (contentWindow !== source) contentWindow?.scrollTo({ top: source.scrollY });
      }
    };
    for (const frame of windows) {
      frame.addEventListener(
        'load',
        () => {
          const source = frame.contentWindow;
          source?.addEventListener('scroll', () => follow(source), stop);
        },
        stop,
      );
    }
    return () => stop.abort();
  }, []);

  return (
    <div ref={frames} className="windows">
      {themes.map((theme) => (
        <OneTheme key={theme} theme={theme} of={of} />
      ))}
    </div>
  );
}
