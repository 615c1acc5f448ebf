import type { StoryContext } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';

interface InTheme {
  theme: string;
  of: StoryContext;
  /** Called after the story was rendered and played. */
  onFinished: () => void;
}

/** A story in its own iframe, so that media queries and fixed elements refer to that window. */
function OneTheme({ theme, of, onFinished }: InTheme) {
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
    // Changed controls must not restart the story.
    frame.current?.contentWindow?.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateStoryArgs', {
      storyId: id,
      updatedArgs: args,
    });
  }, [id, args]);

  const waitForEnd = () => {
    const channel = frame.current?.contentWindow?.__STORYBOOK_ADDONS_CHANNEL__;
    if (channel?.last('storyFinished')) onFinished();
    else channel?.on('storyFinished', onFinished);
  };

  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it is Storybook itself
    <iframe
      ref={frame}
      title={`${of.name}, ${theme}`}
      src={`./iframe.html?${query}`}
      onLoad={waitForEnd}
    />
  );
}

/**
 * A story in every theme. They play one after another, because a page has one focus and every play
 * function may need it. Scrolling one scrolls all. They are side by side, or stacked if the story
 * is for wide screens only (`screen: 'wide'`).
 */
export function AllThemes({ themes, of }: { themes: readonly string[]; of: StoryContext }) {
  const frames = useRef<HTMLDivElement>(null);
  const [finished, setFinished] = useState(0);

  useEffect(() => {
    const windows = [...(frames.current?.querySelectorAll('iframe') ?? [])];
    const stop = new AbortController();
    const follow = (source: Window) => {
      for (const { contentWindow } of windows) {
        if (contentWindow !== source) contentWindow?.scrollTo({ top: source.scrollY });
      }
    };
    for (const frame of windows) {
      const source = frame.contentWindow;
      source?.addEventListener('scroll', () => follow(source), stop);
    }
    return () => stop.abort();
  }, [finished]);

  return (
    <div ref={frames} className={of.parameters.screen === 'wide' ? 'windows wide' : 'windows'}>
      {themes.slice(0, finished + 1).map((theme, place) => (
        <OneTheme
          key={theme}
          theme={theme}
          of={of}
          onFinished={() => setFinished((before) => Math.max(before, place + 1))}
        />
      ))}
    </div>
  );
}
