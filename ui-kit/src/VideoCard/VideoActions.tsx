import { useState } from 'react';
import type { ReactNode } from 'react';
import { ActionBar } from '../ActionBar/index.ts';
import { Button } from '../Button/index.ts';
import { Confirm } from '../Dialog/index.ts';
import { Icon, RotateCcw, Trash, Video } from '../Icon/index.ts';
import { Message } from '../Message/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { busyWords, failureWords } from './videoState.ts';
import type { VideoState } from './videoState.ts';
import * as styles from './VideoCard.module.css';

export interface VideoHandlers {
  /** Without it there is no record button. */
  onRecord?: (() => void) | undefined;
  /** Sends a waiting recording again. */
  onRetry?: (() => void) | undefined;
  /** Discards a waiting recording. Called after confirmation. */
  onDiscard?: (() => void) | undefined;
  /** Deletes the video. Called after confirmation. Without it there is no delete button. */
  onDelete?: (() => void) | undefined;
}

export interface VideoActionsProps extends VideoHandlers {
  /** What the video answers, for screen readers, where a page has several. */
  of?: string;
  state: VideoState;
  /** Where the main button is: `bar` if it is the one action of the page. */
  place?: 'card' | 'bar';
  /** A quieter button before the main one, in the bar, while there is nothing to do but record. */
  beside?: ReactNode;
  /** `secondary` if another button of the page comes first. */
  variant?: 'primary' | 'secondary' | undefined;
}

/** The confirmations before a video or a recording is lost. */
const questions = {
  delete: {
    title: 'Delete video',
    action: 'Delete',
    children: 'Are you sure you want to delete this video?',
  },
  discard: {
    title: 'Discard recording',
    action: 'Discard',
    children: 'This recording was not uploaded, and it is saved nowhere else.',
  },
} as const;

type Question = (typeof questions)[keyof typeof questions] & {
  /** The handler from when it was asked: meanwhile the card may show another video. */
  onConfirm: (() => void) | undefined;
};

/** The label of the main button and what it does; undefined if there is nothing to do. */
function mainAction(props: VideoActionsProps, ask: () => void) {
  const { state, onRecord, onRetry, onDelete } = props;
  if ('video' in state) {
    return onDelete && { icon: Trash, label: 'Delete video', press: ask };
  }
  if (state.status === 'upload-failed' && !state.isFinal && onRetry) {
    return { icon: RotateCcw, label: 'Retry', press: onRetry };
  }
  return onRecord && { icon: Video, label: 'Record', press: onRecord };
}

/**
 * What the member can do with the video of a prompt: record, delete, and retry or discard a
 * recording that was not uploaded. Shows what is in progress and what failed.
 */
export function VideoActions(props: VideoActionsProps) {
  const { of, state, place = 'card', variant = 'primary', beside, onDiscard, onDelete } = props;
  const [asked, setAsked] = useState<Question>();
  const failure = failureWords(state);
  const main = mainAction(props, () => setAsked({ ...questions.delete, onConfirm: onDelete }));
  const object = of && <VisuallyHidden>: {of}</VisuallyHidden>;
  const button = main && (
    // One button for all states, so that it keeps the focus when the video changes.
    <Button
      width="full"
      variant={'video' in state ? 'secondary' : variant}
      onClick={() => main.press()}
      busy={busyWords(state)}
    >
      <Icon of={main.icon} />
      <span>
        {main.label}
        {object}
      </span>
    </Button>
  );
  return (
    <div className={styles.actions}>
      {failure && (
        <Message tone="danger" title={failure}>
          {state.status === 'upload-failed' && state.reason}
        </Message>
      )}
      {place === 'bar' ? (
        <ActionBar>
          {state.status === 'not-started' && beside}
          {button}
        </ActionBar>
      ) : (
        button
      )}
      {state.status === 'upload-failed' && onDiscard && (
        <Button
          width="full"
          variant="quiet"
          onClick={() => setAsked({ ...questions.discard, onConfirm: onDiscard })}
        >
          <Icon of={Trash} />
          <span>Discard{object}</span>
        </Button>
      )}
      {asked && (
        <Confirm
          {...asked}
          open
          onKeep={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            asked.onConfirm?.();
          }}
        />
      )}
    </div>
  );
}
