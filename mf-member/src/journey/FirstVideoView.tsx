import { Loop } from '@emberite/ui-kit/Loop';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import { PromptCard, promptTypes } from '@emberite/ui-kit/PromptCard';
import type { PromptText } from '@emberite/ui-kit/PromptCard';
import { Tabs } from '@emberite/ui-kit/Tabs';
import { VideoActions } from '@emberite/ui-kit/VideoCard';
import type { ReactNode } from 'react';
import { promptsOfType } from '../videos/prompts.ts';
import { SetupGuideLink } from '../videos/SetupGuideLink.tsx';
import type { Answer } from '../videos/videos.ts';
import { examples } from './examples/examples.ts';
import * as styles from './FirstVideoView.module.css';

const types = ['fun', 'useful'] as const;

/** The types of a member's first video. */
export type FirstType = (typeof types)[number];

export interface FirstVideoViewProps {
  greeting: string;
  notice?: ReactNode;
  type: FirstType;
  answer: Answer;
  onType: (type: FirstType) => void;
  onChoose: (promptId: string) => void;
  onRecord: (prompt: PromptText) => void;
  onRetry: (promptId: string) => void;
  onDiscard: (promptId: string) => void;
}

/** The last step before a member's journey begins: a fun or useful prompt to answer, with examples. */
export function FirstVideoView(props: FirstVideoViewProps) {
  const { greeting, notice, type, answer, onType, onChoose, onRecord, onRetry, onDiscard } = props;
  const { prompt, state } = answer;
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
