import type { ReactNode } from 'react';
import { classes } from '../classes/index.ts';
import { CountdownRing } from '../CountdownRing/index.ts';
import { CameraOff, Icon, MicOff, TriangleAlert, Unplug, Video } from '../Icon/index.ts';
import type { IconShape } from '../Icon/index.ts';
import { FramingGuide } from './FramingGuide.tsx';
import { LiveVideo } from './LiveVideo.tsx';
import { MicrophoneLevel } from './MicrophoneLevel.tsx';
import { Preview } from './Preview.tsx';
import type { FailReason, RecorderState } from './recorder.ts';
import * as styles from './Stage.module.css';
import { failures, helpFor } from './messages.ts';
import type { View } from './viewfinder.ts';

export interface StageProps {
  state: RecorderState;
  /** What the member sees before a recording. */
  view: View;
  stream: MediaStream | undefined;
  /** Called when nothing was heard for two seconds, and when something is heard again. */
  onQuiet: (isQuiet: boolean) => void;
  /** Called with the player of a take without a poster, once it shows a picture. */
  onDraw: (video: HTMLVideoElement) => void;
  /** The maximum length of a video, in seconds. */
  seconds: number;
}

const failureIcons: Partial<Record<FailReason, IconShape>> = {
  denied: CameraOff,
  'no-camera': CameraOff,
  'no-microphone': MicOff,
  'in-use': Unplug,
  lost: Unplug,
  frozen: CameraOff,
};

function Notice({
  icon,
  title,
  children,
}: {
  icon: IconShape;
  title: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.notice}>
      <span className={styles.icon}>
        <Icon of={icon} size="large" />
      </span>
      <p className={styles.title}>{title}</p>
      <p>{children}</p>
    </div>
  );
}

/** What the member should know before a recording. */
const viewTexts: Record<Exclude<View['status'], 'failed'>, string> = {
  off: 'This is the frame that others see. Nothing is sent before you press Upload.',
  asking: 'If your browser asks, allow camera and microphone. Nothing is recorded yet.',
  on: 'This is what others see. Nothing is sent before you press Upload.',
};

interface LiveProps extends Pick<StageProps, 'stream' | 'onQuiet' | 'seconds'> {
  phase: 'lead-in' | 'running';
  left: number;
}

function Live({ stream, onQuiet, phase, left, seconds }: LiveProps) {
  return (
    <div className={styles.frame} data-phase={phase}>
      <LiveVideo stream={stream} />
      {phase === 'lead-in' && (
        // A new key each second restarts the animation. The live region announces the count.
        <span key={left} className={styles.leadIn} aria-hidden="true">
          {left}
        </span>
      )}
      {phase === 'running' && (
        <span className={styles.countdown}>
          <CountdownRing left={left} total={seconds} label="Seconds left" />
        </span>
      )}
      <MicrophoneLevel stream={stream} onQuiet={onQuiet} />
    </div>
  );
}

/** The viewfinder above its explanation, or the empty frame and why it is empty. */
function Waiting({ view, onQuiet, seconds }: Pick<StageProps, 'view' | 'onQuiet' | 'seconds'>) {
  const { title, text } =
    view.status === 'failed'
      ? failures[view.reason]
      : {
          title: `Up to ${seconds} seconds, just you and the camera`,
          text: viewTexts[view.status],
        };
  return (
    <div className={classes(styles.stage, styles.waiting)} data-view={view.status}>
      <div className={styles.space}>
        <div className={styles.frame} data-phase="waiting">
          {view.status === 'on' ? (
            <>
              <LiveVideo stream={view.stream} />
              <p className={styles.note}>Not recording yet</p>
              <MicrophoneLevel stream={view.stream} onQuiet={onQuiet} />
            </>
          ) : (
            <FramingGuide />
          )}
        </div>
      </div>
      <div className={styles.caption}>
        <p className={styles.title}>{title}</p>
        <p>{text}</p>
      </div>
    </div>
  );
}

/** The main part of the recorder: the picture, or why there is none. */
export function Stage({ state, view, stream, onQuiet, onDraw, seconds }: StageProps) {
  switch (state.status) {
    case 'idle':
      return <Waiting {...{ view, onQuiet, seconds }} />;
    case 'asking':
      return (
        <div className={styles.stage}>
          <Notice icon={Video} title="Waiting for your camera">
            If your browser asks, allow camera and microphone.
          </Notice>
        </div>
      );
    case 'recording':
      return (
        <div className={styles.stage}>
          {state.phase === 'finishing' ? (
            <Notice icon={Video} title="Preparing your video">
              {state.endedBy === 'file'
                ? 'This can take a few seconds.'
                : 'The camera is off again.'}
            </Notice>
          ) : (
            <Live {...{ stream, onQuiet, seconds }} phase={state.phase} left={state.left} />
          )}
        </div>
      );
    case 'recorded':
      return (
        <div className={styles.stage}>
          <div className={styles.frame} data-phase="preview">
            <Preview take={state} onDraw={onDraw} />
          </div>
        </div>
      );
    case 'failed': {
      const { title, text } = helpFor(state, seconds);
      return (
        <div className={styles.stage} role="alert">
          <Notice icon={failureIcons[state.reason] ?? TriangleAlert} title={title}>
            {text}
          </Notice>
        </div>
      );
    }
  }
}
