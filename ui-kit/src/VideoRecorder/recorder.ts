/** Why there is no recording. Decides which help is shown. */
export type FailReason =
  | 'denied'
  | 'no-camera'
  | 'no-microphone'
  | 'in-use'
  | 'lost'
  | 'frozen'
  | 'unsupported'
  | 'empty'
  | 'unreadable'
  | 'gone'
  | 'other-kind'
  | 'other-codec'
  | 'hevc'
  | 'cut-off'
  | 'silent'
  | 'too-large'
  | 'too-long'
  | 'broken';

/**
 * What ended a recording: the time limit, the member, the hidden page, a lost device, a camera without
 * pictures or a failure.
 */
export type EndedBy = 'time' | 'hand' | 'hidden' | 'lost' | 'frozen' | 'broken';

/** A finished recording, from the camera or from a file. */
export interface Recording {
  /** The file, never mirrored. */
  blob: Blob;
  /** Its object URL. The receiver of the recording must revoke it. */
  url: string;
  /** The actual format, with codecs if known. */
  mimeType: string;
  /** Like the size, 0 for a chosen file that did not show it in time. */
  seconds: number;
  /** The displayed size in pixels. */
  width: number;
  height: number;
  /** A frame as a JPEG; undefined if the browser could not draw one. */
  poster?: Blob | undefined;
  /** Whether nothing is heard in it, as far as the browser could tell. */
  isSoundless?: boolean;
}

/** A recording that the member uploads, with what they say in it, if they wrote it down. */
export interface CaptionedRecording extends Recording {
  captions: string;
}

/** The shape in which others see a video, width by height: `--video-shape` of the tokens. */
export const videoShape = 4 / 5;

/** Whether others do not see all of a recording's picture, because it has another shape. */
export function isCropped({ width, height }: Recording): boolean {
  return width > 0 && Math.abs(width / height / videoShape - 1) > 0.03;
}

/** A finished recording, and what ended it. */
export interface Take {
  status: 'recorded';
  recording: Recording;
  endedBy: EndedBy | 'file';
}

/** There is no recording. */
export interface Failure extends Keeping {
  status: 'failed';
  reason: FailReason;
  /** The file of a take that the browser cannot play. The member can only save it. */
  file?: File | undefined;
  /** Whether the member has saved the file. */
  isSaved?: boolean;
}

/**
 * The previous take, or the failure that has its file, kept while another one is tried. It comes
 * back if the new one fails.
 */
interface Keeping {
  kept?: Take | Failure | undefined;
}

/** Camera and microphone are on. */
interface Live extends Keeping {
  status: 'recording';
  phase: 'lead-in' | 'running';
  /** In seconds. */
  left: number;
}

export type RecorderState =
  | { status: 'idle' }
  | ({ status: 'asking' } & Keeping)
  | Live
  /** The file of a take is being read, or a chosen file. */
  | ({ status: 'recording'; phase: 'finishing'; endedBy: Take['endedBy'] } & Keeping)
  | Take
  | Failure;

export type RecorderEvent =
  | { type: 'record' }
  /** The take is recorded again from its beginning, with other devices. */
  | { type: 'restart' }
  /** Camera and microphone are on. Numbers are seconds; 0 means no lead-in. */
  | { type: 'granted'; leadIn: number; limit: number }
  /** Whole seconds passed by the clock. `limit` is the recording's length after the lead-in. */
  | { type: 'tick'; seconds: number; limit: number }
  | { type: 'stop'; by: EndedBy }
  /** The member chose a file, which is now read. */
  | { type: 'choose' }
  | { type: 'finished'; recording: Recording }
  | { type: 'failed'; reason: FailReason; file?: File | undefined }
  /** The member saved the file of a take that the browser cannot play. */
  | { type: 'saved' }
  /** A requested or failed take is cancelled, and the previous one comes back. */
  | { type: 'back' }
  /** A poster of the take that is shown, drawn late. */
  | { type: 'drawn'; url: string; poster: Blob }
  /** The chosen file has changed, or is gone. */
  | { type: 'gone' }
  /** The recording was handed over. */
  | { type: 'taken' }
  | { type: 'reset' };

export const idle: RecorderState = { status: 'idle' };

/** The status of a state, or its phase during a recording. */
export const phaseOf = (state: RecorderState) =>
  state.status === 'recording' ? state.phase : state.status;

/** Whether a new take or file may begin because nothing is in progress. */
export function isFree({ status }: RecorderState): boolean {
  return status === 'idle' || status === 'recorded' || status === 'failed';
}

/** Whether camera and microphone are on. */
export function isLive(state: RecorderState): state is Live {
  return state.status === 'recording' && state.phase !== 'finishing';
}

/** Returns what another take must not lose: a finished take, or a file that is not saved. */
export function keptOf(state: RecorderState): Keeping['kept'] {
  if (state.status === 'recorded') return state;
  if (state.status === 'failed' && state.file && !state.isSaved) return state;
  return state.status === 'idle' ? undefined : state.kept;
}

/** Returns the finished take of a state, shown or kept. */
export function heldTake(state: RecorderState): Take | undefined {
  if (state.status === 'recorded') return state;
  return state.status === 'idle' || !state.kept ? undefined : heldTake(state.kept);
}

/** Whether a take is being recorded, or its file read. */
export function isTaking(state: RecorderState): boolean {
  if (state.status !== 'recording') return false;
  return isLive(state) ? state.phase === 'running' : state.endedBy !== 'file';
}

/**
 * Whether closing the recorder would lose a video: a finished take, one that is being recorded, or
 * the only file of one that the browser cannot play.
 */
export function losesVideo(state: RecorderState): boolean {
  return isTaking(state) || keptOf(state) !== undefined;
}

const finish = (endedBy: Take['endedBy'], kept: Keeping['kept']): RecorderState => ({
  status: 'recording',
  phase: 'finishing',
  endedBy,
  kept,
});

function ticked(state: RecorderState, seconds: number, limit: number): RecorderState {
  if (!isLive(state)) return state;
  if (state.left > seconds) return { ...state, left: state.left - seconds };
  return state.phase === 'lead-in'
    ? { ...state, phase: 'running', left: limit }
    : finish('time', state.kept);
}

function stopped(state: RecorderState, by: EndedBy): RecorderState {
  if (!isLive(state)) return state;
  const { kept } = state;
  // Nothing is recorded yet, so there is nothing to finish.
  if (state.phase === 'lead-in') {
    const isFailure = by === 'lost' || by === 'frozen';
    return isFailure ? { status: 'failed', reason: by, kept } : (kept ?? idle);
  }
  return finish(by, kept);
}

/**
 * The recorder as a pure function. An event that a state does not expect returns the same state, so
 * late device events are harmless.
 */
export function next(state: RecorderState, event: RecorderEvent): RecorderState {
  switch (event.type) {
    case 'record':
      return isFree(state) ? { status: 'asking', kept: keptOf(state) } : state;
    case 'choose':
      return isFree(state) ? finish('file', keptOf(state)) : state;
    case 'restart':
      return isLive(state) ? { status: 'asking', kept: keptOf(state) } : state;
    case 'granted': {
      if (state.status !== 'asking') return state;
      const { leadIn, limit } = event;
      const phase = leadIn > 0 ? 'lead-in' : 'running';
      return { status: 'recording', phase, left: leadIn || limit, kept: state.kept };
    }
    case 'tick':
      return ticked(state, event.seconds, event.limit);
    case 'stop':
      return stopped(state, event.by);
    case 'finished':
      return state.status === 'recording' && state.phase === 'finishing'
        ? { status: 'recorded', recording: event.recording, endedBy: state.endedBy }
        : state;
    case 'failed':
      return { status: 'failed', reason: event.reason, file: event.file, kept: keptOf(state) };
    case 'saved':
      return state.status === 'failed' && state.file ? { ...state, isSaved: true } : state;
    case 'back':
      return state.status === 'asking' || state.status === 'failed' ? (state.kept ?? idle) : state;
    case 'drawn':
      return state.status === 'recorded' && state.recording.url === event.url
        ? { ...state, recording: { ...state.recording, poster: event.poster } }
        : state;
    case 'gone':
      return state.status === 'recorded' ? { status: 'failed', reason: 'gone' } : state;
    case 'taken':
      return state.status === 'recorded' ? idle : state;
    case 'reset':
      return idle;
  }
}
