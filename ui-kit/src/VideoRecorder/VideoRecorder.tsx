import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { LeaveDialog } from './LeaveDialog.tsx';
import type { RecorderPrompt } from './PromptPanel.tsx';
import { heldTake, idle } from './recorder.ts';
import type { Recording } from './recorder.ts';
import { RecorderView } from './RecorderView.tsx';
import { createRecorderSession } from './session.ts';
import type { RecorderSettings } from './session.ts';
import * as styles from './VideoRecorder.module.css';

export interface VideoRecorderProps {
  open: boolean;
  /** What the video answers; stays in sight while recording. */
  prompt: RecorderPrompt;
  /** The longest a video may be, in seconds. */
  seconds?: number;
  /** How often the browser hands over data, in milliseconds. */
  chunkMs?: number;
  /** Seconds counted down before recording starts; 0 leaves that out, and so may the member. */
  leadIn?: number;
  /** The member wants to keep this video. From now on its `url` is the page's to revoke. */
  onUpload: (recording: Recording) => void;
  /** The member left without a video, or the camera failed and its screen was left. */
  onCancel: () => void;
}

type OpenRecorderProps = Omit<Required<VideoRecorderProps>, 'open'>;

/** The state of a session in React; the session ends with the component. */
function useSession(settings: RecorderSettings) {
  const [session] = useState(() => createRecorderSession(settings));
  useEffect(() => () => session.end(), [session]);
  const state = useSyncExternalStore(session.subscribe, session.read, () => idle);
  return { session, state };
}

/** Opens the dialog in front of the page. The platform would focus the first button: Close. */
function show(dialog: HTMLDialogElement) {
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-main]')?.focus();
}

function OpenRecorder(props: OpenRecorderProps) {
  const { prompt, seconds, chunkMs, leadIn, onUpload, onCancel } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { session, state } = useSession({ seconds, chunkMs });
  const [countsIn, setCountsIn] = useState(leadIn > 0);
  const [leaving, setLeaving] = useState(false);
  const isHeld = heldTake(state) !== undefined;

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element) show(element);
    // Gives the focus back to what opened it; later, the dialog would be gone already. A question in
    // front of it goes first, or the focus would come back to what that still keeps shut.
    return () => {
      element?.querySelector('dialog')?.close();
      element?.close();
    };
  }, []);

  useEffect(() => {
    if (!isHeld) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isHeld]);

  const close = () => {
    session.end();
    onCancel();
  };

  const leave = () => (isHeld ? setLeaving(true) : close());

  /** Escape, or a phone's way back: ends a running take without losing it. */
  const back = () => (state.status === 'recording' ? session.stop() : leave());

  const upload = () => {
    const recording = session.take();
    if (recording) onUpload(recording);
  };

  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-labelledby={id}
      onCancel={(event) => {
        // A file that was not chosen, or the question about leaving, says so, too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        back();
      }}
      // Browsers close at a second Escape without asking.
      onClose={({ currentTarget }) => {
        if (!currentTarget.isConnected || currentTarget.open) return;
        if (isHeld || state.status === 'recording') show(currentTarget);
        back();
      }}
    >
      <RecorderView
        titleId={id}
        state={state}
        stream={session.stream()}
        seconds={seconds}
        prompt={prompt}
        leadIn={leadIn > 0 ? { on: countsIn, onChange: setCountsIn, seconds: leadIn } : undefined}
        onRecord={() => void session.record(countsIn ? leadIn : 0)}
        onStop={() => session.stop()}
        onBack={() => session.back()}
        onChoose={(file) => void session.choose(file)}
        onUpload={upload}
        onClose={leave}
      />
      <LeaveDialog open={leaving} onStay={() => setLeaving(false)} onLeave={close} />
    </dialog>
  );
}

/**
 * Records a short video in front of the whole page: camera and microphone, a countdown, a preview to
 * retake, upload or close. The camera is on only while a take is under way, and is off again however
 * that ends. Nothing is sent from here: `onUpload` gets the file.
 */
export function VideoRecorder({ open, ...rest }: VideoRecorderProps) {
  const { seconds = 15, chunkMs = 100, leadIn = 3, ...given } = rest;
  if (!open) return null;
  return <OpenRecorder {...given} seconds={seconds} chunkMs={chunkMs} leadIn={leadIn} />;
}
