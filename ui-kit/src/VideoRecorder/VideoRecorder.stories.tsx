import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PseudoStates } from '../../testing/PseudoStates.tsx';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { failures } from './messages.ts';
import type { Failure, FailReason, RecorderState, Recording, Take } from './recorder.ts';
import type { View as ViewOfCamera } from './viewfinder.ts';
import type { Devices } from './Controls.tsx';
import { RecorderView } from './RecorderView.tsx';
import { still } from './testing/still.ts';
import * as styles from './testing/stories.module.css';
import { sampleVideo } from '../testing/index.ts';
import { VideoRecorder } from './VideoRecorder.tsx';

const prompt = {
  title: 'Tell your best dad joke',
  description: 'The worse it is, the better.',
  tips: [
    'Choose a joke that you can tell in two sentences.',
    'Wait one full second before the punchline.',
    'Laugh at it yourself. Somebody has to.',
    'Keep it kind: the joke is on words, not on people.',
  ],
};

const meta = {
  title: 'Components/Media/VideoRecorder',
  component: VideoRecorder,
  args: { open: false, prompt, seconds: 15, leadIn: 3, onUpload: () => {}, onCancel: () => {} },
} satisfies Meta<typeof VideoRecorder>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Uses your own camera. */
export const Recording15Seconds: Story = {
  name: 'Recording',
  render: function Recorder(args) {
    const [open, setOpen] = useState(false);
    const [result, setResult] = useState('');
    const end = (words: string) => {
      setOpen(false);
      setResult(words);
    };
    return (
      <>
        <Button onClick={() => setOpen(true)}>Record a 15-sec Video</Button>
        <output>{result}</output>
        <VideoRecorder
          {...args}
          open={open}
          onCancel={() => end('Left without a video.')}
          onUpload={({ mimeType, seconds, url }) => {
            URL.revokeObjectURL(url);
            end(`${seconds.toFixed(1)} seconds of ${mimeType}`);
          }}
        />
      </>
    );
  },
};

/** A frame of the sample video: a sunset. */
const poster = new Blob(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="270" height="480"><rect width="270" height="480" fill="#e9a06b"/><circle cx="135" cy="250" r="52" fill="#ffe2b8"/><path d="M0 300 90 250 180 305 270 262V480H0Z" fill="#1f4a41"/></svg>',
  ],
  { type: 'image/svg+xml' },
);

const recording: Recording = {
  blob: new Blob(['x']),
  url: sampleVideo,
  mimeType: 'video/webm',
  seconds: 2,
  width: 270,
  height: 480,
  poster,
};

/** A notebook with a headset. */
const devices: Devices = {
  ...still.devices,
  inputs: {
    camera: [{ id: 'lid', name: 'FaceTime HD Camera' }],
    microphone: [
      { id: 'lid', name: 'MacBook Pro Microphone' },
      { id: 'headset', name: 'Headset' },
    ],
  },
  chosen: { camera: 'lid', microphone: 'headset' },
};

interface ViewProps {
  state: RecorderState;
  view?: ViewOfCamera;
  isQuiet?: boolean;
  phone?: boolean;
  long?: boolean;
  onBack?: () => void;
  onSaved?: () => void;
}

function View({ state, view = still.view, isQuiet = false, phone, long, ...actions }: ViewProps) {
  const titleId = useId();
  const words = long
    ? { ...prompt, title: `${prompt.title}, ${prompt.title.toLowerCase()}` }
    : prompt;
  return (
    <div className={phone ? styles.phone : styles.screen}>
      <RecorderView
        {...still}
        {...actions}
        {...{ titleId, state, view }}
        devices={{ ...devices, isQuiet }}
        prompt={words}
      />
    </div>
  );
}

const kept: Take = { status: 'recorded', recording, endedBy: 'hand' };

/** A take that the browser cannot play. */
const unplayable: Failure = {
  status: 'failed',
  reason: 'unreadable',
  file: new File(['x'], 'my-video.mp4'),
};

const reasons = Object.keys(failures) as FailReason[];

const states: RecorderState[] = [
  { status: 'idle' },
  { status: 'asking' },
  { status: 'recording', phase: 'lead-in', left: 3 },
  { status: 'recording', phase: 'running', left: 11 },
  { status: 'recording', phase: 'finishing', endedBy: 'time' },
  { status: 'recorded', recording, endedBy: 'time' },
  { status: 'recorded', recording, endedBy: 'hidden' },
  { status: 'recorded', recording, endedBy: 'lost' },
  { status: 'recorded', recording, endedBy: 'frozen' },
  { status: 'recorded', recording, endedBy: 'broken' },
  ...reasons.map((reason) => ({ status: 'failed', reason }) as const),
  { status: 'failed', reason: 'denied', kept },
  unplayable,
];

const soundless: Recording = { ...recording, isSoundless: true };

/** A camera without a picture, where there are browsers. */
const streams = typeof MediaStream === 'undefined' ? [] : [new MediaStream()];

const views: ViewOfCamera[] = [
  { status: 'asking' },
  { status: 'failed', reason: 'in-use' },
  ...streams.map((stream) => ({ status: 'on', stream }) as const),
];

/** Every state, as on a phone, without the camera's picture. */
export const Matrix: Story = {
  render: () => (
    <Stack>
      <div className={styles.matrix}>
        {states.map((state, place) => (
          <View key={place} state={state} phone />
        ))}
        <View state={{ status: 'recorded', recording: soundless, endedBy: 'hand' }} phone />
        {views.map((view, place) => (
          <View key={place} state={{ status: 'idle' }} view={view} phone />
        ))}
        <View state={{ status: 'idle' }} view={views.at(-1)} isQuiet phone />
        <View state={{ status: 'recording', phase: 'running', left: 11 }} isQuiet phone />
        <View state={{ status: 'idle' }} phone long />
      </div>
      <PseudoStates>
        <View state={{ status: 'idle' }} phone />
      </PseudoStates>
    </Stack>
  ),
};

/** One state, as on a phone. */
const inState = (state: RecorderState): Story => ({
  render: () => <View state={state} phone />,
});

export const BeforeTheTake = inState({ status: 'idle' });
export const CountingIn = inState({ status: 'recording', phase: 'lead-in', left: 3 });
export const Running = inState({ status: 'recording', phase: 'running', left: 11 });
export const Preview = inState({ status: 'recorded', recording, endedBy: 'time' });
export const CameraRefused = inState({ status: 'failed', reason: 'denied' });

/** On a wide screen the prompt is beside the picture. */
export const Wide: Story = {
  render: () => <View state={{ status: 'recording', phase: 'running', left: 11 }} />,
};

/** Opened and closed again, without a camera. */
export const Leaving: Story = {
  ...Recording15Seconds,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [open] = canvas.getAllByRole('button', { name: 'Record a 15-sec Video' });
    await userEvent.click(open as HTMLElement);
    await expect(canvas.getByRole('button', { name: 'Start recording' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByText('Left without a video.')).toBeInTheDocument();
  },
};

/** A new take was attempted and the camera denied: the previous one is still there. */
export const TakeKept: StoryObj<ViewProps> = {
  args: { state: { status: 'failed', reason: 'denied', kept }, phone: true, onBack: fn() },
  render: (args) => <View {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Back to your video' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** The browser cannot play a take: the member saves its file. */
export const Unplayable: StoryObj<ViewProps> = {
  args: { state: unplayable, phone: true, onSaved: fn() },
  render: (args) => <View {...args} />,
  play: async ({ args, canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Save to your device' });
    await expect(link).toHaveAttribute('download', 'my-video.mp4');
    // The page stays as it is.
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onSaved).toHaveBeenCalledOnce();
  },
};

/** Asks before a recording is lost. */
export const AskingToLeave: Story = {
  render: function Asking() {
    const [open, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Close</Button>
        <LeaveDialog leaving={open ? 'Leave' : undefined} onStay={close} onLeave={close} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByRole('dialog', { name: 'Leave without your video?' })).toBeVisible();
  },
};

export const LongText: Story = { render: () => <View state={{ status: 'idle' }} phone long /> };
