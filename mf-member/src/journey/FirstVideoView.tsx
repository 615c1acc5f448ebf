import { noticeDays } from '@emberite/content/registration';
import { Button } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { Loop } from '@emberite/ui-kit/Loop';
import { Page, PageHeader, useLostFocus } from '@emberite/ui-kit/Page';
import { PromptCard, promptTypes } from '@emberite/ui-kit/PromptCard';
import { Tabs } from '@emberite/ui-kit/Tabs';
import { VideoActions } from '@emberite/ui-kit/VideoCard';
import type { ReactNode } from 'react';
import { promptsOfType } from '../videos/prompts.ts';
import { SetupGuideLink } from '../videos/SetupGuideLink.tsx';
import type { Answer } from '../videos/videos.ts';
import type { VideoActionProps } from '../videos/VideosView.tsx';
import { examples } from './examples/examples.ts';
import * as styles from './FirstVideoView.module.css';

const types = ['fun', 'useful'] as const;

const videosFirst = 'You record two short videos, one fun and one useful. This is the first.';

/** What comes after the welcome, where groups form and elsewhere. */
const whatHappensNext = {
  open: [
    videosFirst,
    'You tell us when you are free and what you like to do.',
    `Once a group is full and balanced, we write to you, about ${noticeDays} days before the event.`,
  ],
  closed: [
    videosFirst,
    'You take the first steps of your journey, whenever you like.',
    'Once groups form where you live, we write to you.',
  ],
} as const;

/** The types of a member's first video. */
export type FirstType = (typeof types)[number];

export interface FirstVideoViewProps extends Omit<VideoActionProps, 'onDelete'> {
  greeting: string;
  /** Whether groups form where the member lives. */
  isOpen: boolean;
  notice?: ReactNode;
  type: FirstType;
  answer: Answer;
  onType: (type: FirstType) => void;
  onChoose: (promptId: string) => void;
  /** Puts the video off. */
  onLater: () => void;
}

/** The last step before a member's journey begins: a fun or useful prompt to answer, with examples. */
export function FirstVideoView(props: FirstVideoViewProps) {
  const { greeting, notice, type, answer, onType, onChoose, onRecord, onRetry, onDiscard } = props;
  const { isOpen, onLater } = props;
  const { prompt, state } = answer;
  // The pressed button disappears with a recording that is discarded.
  useLostFocus(state.status + prompt.id);
  const card = (
    <PromptCard
      prompt={prompt}
      choices={promptsOfType(type)}
      {...(state.status === 'not-started' && { onChoose })}
    >
      <VideoActions
        key={prompt.id}
        place="bar"
        state={state}
        beside={
          <Button variant="secondary" onClick={onLater}>
            Later
          </Button>
        }
        onRecord={() => onRecord(prompt)}
        onRetry={() => onRetry(prompt.id)}
        onDiscard={() => onDiscard(prompt.id)}
      />
    </PromptCard>
  );
  return (
    <Page>
      <PageHeader
        eyebrow={greeting}
        title="Record a 15-sec Video"
        lead={
          <>
            The final step. Pick a prompt, look into the camera and be yourself. You can record as
            often as you like before you upload. <SetupGuideLink />
          </>
        }
      />
      {notice}
      <Card as="section" tone="sunken" aria-labelledby="what-next" className={styles.next}>
        <h2 id="what-next">What happens next</h2>
        <ol>
          {whatHappensNext[isOpen ? 'open' : 'closed'].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </Card>
      <div className={styles.screen}>
        <Tabs
          label="Kind of video"
          value={type}
          onChange={onType}
          tabs={types.map((id) => ({ id, label: promptTypes[id].label, content: card }))}
        />
        <section className={styles.examples} aria-labelledby="examples">
          <h2 id="examples">Two examples</h2>
          {types.map((id) => (
            <Loop key={id} {...examples[id]} />
          ))}
        </section>
      </div>
    </Page>
  );
}
