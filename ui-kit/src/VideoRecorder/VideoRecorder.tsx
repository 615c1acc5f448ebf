import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { chosenIn } from './inputs.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import type { Leaving } from './LeaveDialog.tsx';
import type { RecorderPrompt } from './PromptPanel.tsx';
import { heldTake, isLive, idle, keptOf, losesVideo } from './recorder.ts';
import type { CaptionedRecording } from './recorder.ts';
import { RecorderView } from './RecorderView.tsx';
import { createRecorderSession } from './session.ts';
import { useInputs } from './useInputs.ts';
import * as styles from './VideoRecorder.module.css';

export interface VideoRecorderProps {
  open: boolean;
  /** The prompt the video answers. It stays visible while recording. */
  prompt: RecorderPrompt;
  /** The maximum length of a video, in seconds. */
  seconds?: number;
  /**
   * The countdown before recording starts, in seconds. 0 means none; the member can turn it off,
   * too.
   */
  leadIn?: number;
  /** The maximum length of the captions in characters. */
  captionsMaxLength?: number;
  /** Called when the member keeps a video. From then on the page must revoke its `url`. */
  onUpload: (recording: CaptionedRecording) => void;
  /** Called when the member closes the recorder without a video, also after a camera failure. */
  onCancel: () => void;
  /** Called with what closing the recorder would lose, whenever that changes. */
  onHold?: (held: Held) => void;
  /**
   * Called if the page removes the recorder during a take, and there is no earlier one: with its file, which
   * may be empty. Rejects if nothing could be recorded.
   */
  onInterrupt?: (take: Promise<Blob>) => void;
}

/**
 * What closing the recorder would lose: a finished take; `running`, one that is being recorded, or
 * that the browser cannot play and the member has not saved; or nothing.
 */
export type Held = CaptionedRecording | 'running' | null;

/** A take of less than these seconds is given up without a question. */
const worthAsking = 3;

/** The session as React state. It ends with the component. */
function useSession(seconds: number, onInterrupt: (take: Promise<Blob>) => void) {
  const [session] = useState(() => createRecorderSession(seconds));
  const end = useEffectEvent(() => {
    const take = session.interrupt();
    if (take) onInterrupt(take);
  });
  useEffect(() => () => end(), []);
  const state = useSyncExternalStore(session.subscribe, session.read, () => idle);
  const { viewfinder } = session;
  const view = useSyncExternalStore(viewfinder.subscribe, viewfinder.read, viewfinder.read);
  useEffect(() => {
    // A component that is only tried out asks for no camera.
    const opening = setTimeout(session.look);
    return () => clearTimeout(opening);
  }, [session]);
  return { session, state, view };
}

/** Opens the dialog. The platform would focus the first button, Close. */
function show(dialog: HTMLDialogElement) {
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-main]')?.focus();
}

function OpenRecorder(props: Omit<VideoRecorderProps, 'open'>) {
  const { prompt, seconds = 15, leadIn = 3, captionsMaxLength = 500, onUpload, onCancel } = props;
  const { onHold = () => {}, onInterrupt = () => {} } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { session, state, view } = useSession(seconds, onInterrupt);
  const stream = view.status === 'on' ? view.stream : session.stream();
  const inputs = useInputs(stream);
  const [isQuiet, setQuiet] = useState(false);
  const [countsIn, setCountsIn] = useState(leadIn > 0);
  const [leaving, setLeaving] = useState<Leaving>();
  const [captions, setCaptions] = useState('');
  const held = heldTake(state)?.recording;
  const kept = keptOf(state);
  const asks = losesVideo(state);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element) show(element);
    // Returns the focus to the opener while the dialog still exists. A confirmation in front of it
    // closes first, or the focus would go to an element that it still makes inert.
    return () => {
      element?.querySelector('dialog')?.close();
      element?.close();
    };
  }, []);

  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [asks]);

  const report = useEffectEvent(onHold);
  useEffect(() => {
    report(held ? { ...held, captions: captions.trim() } : asks ? 'running' : null);
  }, [asks, held, captions]);
  useEffect(() => () => report(null), []);

  const close = () => {
    session.end();
    onCancel();
  };

  const leave = () => {
    const isShort = isLive(state) && seconds - state.left < worthAsking;
    if (!asks || (isShort && !kept)) return close();
    if (!kept) session.stop();
    setLeaving('Leave');
  };

  const goBack = () => {
    setLeaving(undefined);
    session.back();
  };

  /** Escape or the back button of a phone ends a running take without losing it. */
  const back = () =>
    state.status === 'recording' && (asks || isLive(state)) ? session.stop() : leave();

  const upload = async () => {
    const recording = await session.take();
    if (recording) onUpload({ ...recording, captions: captions.trim() });
  };

  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-labelledby={id}
      onCancel={(event) => {
        // A cancelled file chooser and the leave dialog fire cancel events, too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        back();
      }}
      // Browsers close on a second Escape without a cancel event.
      onClose={({ currentTarget }) => {
        if (!currentTarget.isConnected || currentTarget.open) return;
        if (kept || state.status === 'recording') show(currentTarget);
        back();
      }}
    >
      <RecorderView
        titleId={id}
        state={state}
        view={view}
        stream={stream}
        devices={{ inputs, chosen: chosenIn(stream), isQuiet, onInput: session.use }}
        onQuiet={setQuiet}
        onDraw={(video) => void session.draw(video)}
        seconds={seconds}
        prompt={prompt}
        captions={captions}
        onCaptions={setCaptions}
        captionsMaxLength={captionsMaxLength}
        leadIn={leadIn > 0 ? { on: countsIn, onChange: setCountsIn, seconds: leadIn } : undefined}
        onRecord={() => void session.record(countsIn ? leadIn : 0)}
        onStop={session.stop}
        onBack={kept === state ? () => setLeaving('Go back') : session.back}
        onChoose={(file) => void session.choose(file)}
        onSaved={session.saved}
        onUpload={() => void upload()}
        onClose={leave}
      />
      <LeaveDialog
        leaving={leaving}
        onStay={() => setLeaving(undefined)}
        onLeave={leaving === 'Leave' ? close : goBack}
      />
    </dialog>
  );
}

/**
 * Records a short video in a full-page dialog: camera and microphone, a countdown, and a preview to
 * retake, upload or close. The camera is on only during a take and in the viewfinder before it, and turns off however
 * either ends.
 * The recorder sends nothing: `onUpload` receives the file.
 */
export function VideoRecorder({ open, ...rest }: VideoRecorderProps) {
  return open ? <OpenRecorder {...rest} /> : null;
}
