import { isCropped, isLive } from './recorder.ts';
import type { EndedBy, Failure, FailReason, RecorderState, Take } from './recorder.ts';
import type { View } from './viewfinder.ts';

interface Help {
  title: string;
  text: string;
}

/** The messages for failures of the camera. */
const cameraFailures = {
  denied: {
    title: 'The camera is blocked',
    text: 'Allow camera and microphone for this site: in the address bar of your browser, or in the settings of your phone. Then try again.',
  },
  'no-camera': {
    title: 'No camera found',
    text: 'Connect a camera and try again, or open this page on your phone.',
  },
  'no-microphone': {
    title: 'No microphone found',
    text: 'Your video needs sound. Connect a microphone and try again.',
  },
  'in-use': {
    title: 'The camera is in use',
    text: 'Another app or tab seems to be using it. Close video calls and other camera apps, then try again.',
  },
  lost: {
    title: 'The camera or microphone was disconnected',
    text: 'It was disconnected or switched off. Connect it or switch it on, then try again.',
  },
  frozen: {
    title: 'The camera sends no picture',
    text: 'Close other apps that use it, or choose another camera. Then try again.',
  },
  unsupported: {
    title: 'This browser cannot record',
    text: 'Use a recent Chrome, Edge, Safari or Firefox, or choose a video that you recorded with your camera app.',
  },
  broken: {
    title: 'The recording failed',
    text: 'Something went wrong with the camera. Please try again.',
  },
} as const;

/** The messages for files. */
const fileFailures = {
  empty: {
    title: 'This video is empty',
    text: 'There is nothing in it to play. Please record a new one.',
  },
  unreadable: {
    title: 'This video cannot be played',
    text: 'Your browser cannot read it. Record a new one, or choose an MP4, MOV or WebM file.',
  },
  gone: {
    title: 'This file has changed or is gone',
    text: 'Your browser cannot read it any more. What you typed is still here. Choose the file again, or record a new video.',
  },
  'other-kind': {
    title: 'This is not a video we can use',
    text: 'Choose an MP4, MOV or WebM file, or record a new video.',
  },
  'other-codec': {
    title: 'Browsers cannot play this video',
    text: 'Its picture or sound is in a format that they do not know. Save it as an MP4 with H.264 and AAC, or record a new one.',
  },
  hevc: {
    title: 'Many people could not see this video',
    text: 'It is in HEVC, which shows no picture in many browsers. On an iPhone, choose Settings › Camera › Formats › Most Compatible, film it again and choose that video. Or record it here.',
  },
  'cut-off': {
    title: 'Part of this video is missing',
    text: 'The file ends too early. Wait until it is completely copied or downloaded and choose it again, or record a new one.',
  },
  silent: {
    title: 'This video has no sound',
    text: 'Your video needs sound. Record a new one, or choose another.',
  },
  'too-large': {
    title: 'This video is too large',
    text: 'Choose one of at most 50 MB, or record a new one.',
  },
  'too-long': {
    title: 'This video is too long',
    text: 'Your device could not stop in time. Save the video, trim it and choose it here, or record a new one.',
  },
} as const;

/** The messages for each failure. */
export const failures: Record<FailReason, Help> = { ...cameraFailures, ...fileFailures };

/**
 * Returns the message for a failure. The file of a take can be saved if it cannot be used.
 *
 * @param limit the maximum length of a video, in seconds
 */
export function helpFor({ reason, file }: Failure, limit: number): Help {
  const help = failures[reason];
  if (reason === 'too-long' && !file)
    return { ...help, text: `Choose one of at most ${inSeconds(limit)}, or record a new one.` };
  if (reason === 'too-long' || !file) return help;
  return { ...help, text: 'Your browser cannot play it, but you can save it to your device.' };
}

/** The messages for recordings that the member did not end. */
export const endings: Partial<Record<EndedBy | 'file', string>> = {
  hidden: 'Recording stopped because you left the page.',
  lost: 'Recording stopped because the camera or microphone was disconnected or switched off.',
  frozen: 'Recording stopped because the camera sent no picture.',
  broken: 'Recording stopped because something went wrong with the camera.',
};

/** Formats whole seconds as text. */
function inSeconds(seconds: number): string {
  const whole = Math.round(seconds);
  return whole === 1 ? '1 second' : `${whole} seconds`;
}

/** Announcements are rare while the microphone is on. */
function runningWords(left: number, limit: number): string {
  if (left <= 5 && limit > 5) return '5 seconds left.';
  return left <= 10 && limit > 10 ? '10 seconds left.' : 'Recording.';
}

/** Whether a file failed and not the camera, so that the camera is not tried again. */
export const isOfFile = (reason: FailReason): boolean => reason in fileFailures;

/** What the recorder says when it has heard nothing for two seconds. */
export const quietWords = {
  title: 'We hear nothing',
  text: 'Say something, or check that your microphone is on.',
};

/** What the preview says about a video without a sound in it. */
const soundlessWords = (from: Take['endedBy']) =>
  from === 'file'
    ? 'We hear nothing in this video. Choose another one, or upload it as it is.'
    : 'We hear nothing in this video. Check your microphone and retake it, or upload it as it is.';

/** Returns what a member should know about a take before they upload it. */
export function notesOn({ recording, endedBy }: Take): string[] {
  const notes = [
    endings[endedBy],
    recording.isSoundless && soundlessWords(endedBy),
    isCropped(recording) && 'Others see this part of your video.',
  ];
  return notes.filter((note) => typeof note === 'string');
}

/** The screen reader text before a recording. */
function viewWords(view: View, limit: number): string {
  if (view.status === 'asking') return 'Waiting for your camera and microphone.';
  if (view.status === 'failed') return `No picture. ${failures[view.reason].text}`;
  if (view.status !== 'on') return '';
  return `Camera and microphone are on. Nothing is recorded yet. You will have ${inSeconds(limit)}.`;
}

/** What the recorder knows besides its state: what the member sees, and whether it hears nothing. */
interface Senses {
  view: View;
  isQuiet: boolean;
}

/**
 * Returns the screen reader text of a state. It stays the same until there is something new to
 * announce.
 */
export function announcement(
  state: RecorderState,
  limit: number,
  { view, isQuiet }: Senses = { view: { status: 'off' }, isQuiet: false },
): string {
  if (isQuiet && (state.status === 'idle' || isLive(state))) {
    return `${quietWords.title}. ${quietWords.text}`;
  }
  switch (state.status) {
    case 'asking':
      return `Waiting for your camera and microphone. You will have ${inSeconds(limit)}.`;
    case 'recording':
      if (state.phase === 'lead-in') return `Recording starts in ${state.left}.`;
      if (state.phase !== 'finishing') return runningWords(state.left, limit);
      return `${state.endedBy === 'file' ? '' : 'Recording stopped. '}Preparing your video.`;
    case 'recorded': {
      const { seconds, isSoundless } = state.recording;
      const length = seconds > 0 ? `${Math.round(seconds)}-second ` : '';
      const ready = `Your ${length}video is ready.`;
      const heard = isSoundless && soundlessWords(state.endedBy);
      return [endings[state.endedBy], ready, heard].filter(Boolean).join(' ');
    }
    // The failure screen is an alert of its own.
    case 'failed':
      return '';
    case 'idle':
      return viewWords(view, limit);
  }
}
