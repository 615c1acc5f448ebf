import { Button } from '@emberite/ui-kit/Button';
import { DailyPromptDialog } from '@emberite/ui-kit/DailyPromptDialog';
import { PromptChooser } from '@emberite/ui-kit/PromptCard';
import type { PromptText } from '@emberite/ui-kit/PromptCard';
import { VideoCard } from '@emberite/ui-kit/VideoCard';
import type { VideoCardProps } from '@emberite/ui-kit/VideoCard';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { CaptionsButton } from './CaptionsButton.tsx';
import { promptsOfType } from './prompts.ts';
import type { Answer, Answers } from './videos.ts';
import * as styles from './VideosView.module.css';

export interface VideoActionProps {
  onRecord: (prompt: PromptText) => void;
  /** Called with the id of a prompt, like the next one. */
  onRetry: (promptId: string) => void;
  onDiscard: (promptId: string) => void;
  onDelete: (videoId: string) => void;
}

export interface VideosViewProps extends VideoActionProps {
  answers: Answers;
  onChoose: (promptId: string) => void;
}

interface AnswerCardProps extends VideoActionProps, Pick<VideoCardProps, 'place' | 'variant'> {
  answer: Answer;
  children?: ReactNode;
}

function AnswerCard({ answer, place, variant, children, ...actions }: AnswerCardProps) {
  const { prompt, state, videoId } = answer;
  return (
    <VideoCard
      title={prompt.title}
      description={prompt.description}
      state={state}
      place={place}
      variant={variant}
      onRecord={() => actions.onRecord(prompt)}
      onRetry={() => actions.onRetry(prompt.id)}
      onDiscard={() => actions.onDiscard(prompt.id)}
      onDelete={videoId === undefined ? undefined : () => actions.onDelete(videoId)}
    >
      {children}
      {'video' in state && state.status !== 'deleting' && videoId !== undefined && (
        <CaptionsButton
          key={videoId}
          videoId={videoId}
          title={prompt.title}
          captions={state.video.captions ?? ''}
        />
      )}
    </VideoCard>
  );
}

/** Today's prompt, whose dialog tells how to answer it or shows the answer. */
function DailyCard({ answer, onRecord, ...actions }: AnswerCardProps) {
  const [open, setOpen] = useState(false);
  const { prompt, state } = answer;
  const show = () => setOpen(true);
  const record = () => {
    setOpen(false);
    onRecord(prompt);
  };
  return (
    <>
      <AnswerCard {...actions} answer={answer} onRecord={show}>
        {'video' in state && (
          <Button size="small" variant="quiet" onClick={show}>
            Show today’s prompt
          </Button>
        )}
      </AnswerCard>
      <DailyPromptDialog
        open={open}
        prompt={prompt}
        video={'video' in state ? state.video : undefined}
        onClose={() => setOpen(false)}
        onRecord={record}
      />
    </>
  );
}

/** The member's videos: a card for each type of prompt, then those to further prompts. */
export function VideosView({ answers, onChoose, ...actions }: VideosViewProps) {
  const choosing = ({ prompt, state }: Answer) =>
    state.status === 'not-started' && (
      <PromptChooser prompts={promptsOfType(prompt.type)} value={prompt.id} onChoose={onChoose} />
    );
  // The next one to record comes first.
  const { fun, useful, daily } = answers;
  const next = [fun, useful, daily].find(({ state }) => !('video' in state));
  const card = (answer: Answer) => ({
    ...actions,
    answer,
    ...(answer === next
      ? ({ place: 'bar', variant: 'primary' } as const)
      : ({ place: 'card', variant: 'secondary' } as const)),
  });
  return (
    <>
      <div className={styles.types}>
        <SettingsSection title="Fun">
          <AnswerCard {...card(fun)}>{choosing(fun)}</AnswerCard>
        </SettingsSection>
        <SettingsSection title="Useful">
          <AnswerCard {...card(useful)}>{choosing(useful)}</AnswerCard>
        </SettingsSection>
        <SettingsSection title="Daily">
          <DailyCard {...card(daily)} />
        </SettingsSection>
      </div>
      {answers.further.length > 0 && (
        <SettingsSection title="More of your videos">
          <ul className={styles.further}>
            {answers.further.map((answer) => (
              <li key={answer.prompt.id}>
                <AnswerCard {...card(answer)} />
              </li>
            ))}
          </ul>
        </SettingsSection>
      )}
    </>
  );
}
