import { createRoot } from 'react-dom/client';
import '../../src/styles/index.ts';
import { Checkbox } from '../../src/Checkbox/index.ts';
import { promptPanel } from '../../src/DailyPromptDialog/promptPanel.tsx';
import { Button } from '../../src/Button/index.ts';
import { DialogPanel } from '../../src/Dialog/DialogPanel.tsx';
import { Avatar } from '../../src/Avatar/index.ts';
import { Hero } from '../../src/Hero/index.ts';
import { InviteCard } from '../../src/InviteCard/index.ts';
import { NextLink } from '../../src/NextLink/index.ts';
import { ProfileCard } from '../../src/ProfileCard/index.ts';
import { PromptCard } from '../../src/PromptCard/index.ts';
import { examples } from '../../src/PromptCard/testing/examples.ts';
import { Table } from '../../src/Table/index.ts';
import { VideoCard } from '../../src/VideoCard/index.ts';
import type { VideoState } from '../../src/VideoCard/index.ts';
import { RecorderView } from '../../src/VideoRecorder/RecorderView.tsx';
import type { RecorderState } from '../../src/VideoRecorder/recorder.ts';
import { still } from '../../src/VideoRecorder/testing/still.ts';

const nothing = () => {};
const [prompt] = examples;
const video = { src: '' };

const videos: VideoState[] = [
  { status: 'not-started' },
  { status: 'uploading', percent: 42 },
  { status: 'upload-failed' },
  { status: 'completed', video },
];

const recording = {
  blob: new Blob(),
  url: '',
  mimeType: 'video/mp4',
  seconds: 15,
  width: 9,
  height: 16,
};

const states: Record<string, RecorderState> = {
  idle: { status: 'idle' },
  running: { status: 'recording', phase: 'running', left: 9 },
  recorded: { status: 'recorded', recording, endedBy: 'hand' },
  failed: { status: 'failed', reason: 'denied' },
};

/** The recorder in the state of `?recorder`, or a column of cards and dialogs. */
function LargeText() {
  const state = states[new URLSearchParams(location.search).get('recorder') ?? ''];
  if (state) {
    return (
      <div className="window">
        <RecorderView
          {...still}
          titleId="title"
          state={state}
          prompt={{ ...prompt, tips: prompt.instructions }}
        />
      </div>
    );
  }
  return (
    <main>
      <Hero
        headline="Group Adventures For Pressure-Free Dating"
        lead="Meet in 15-second videos."
        picture={null}
      >
        <Button size="large">Claim your Spot!</Button>
      </Hero>
      {videos.map((state) => (
        <VideoCard
          key={state.status}
          title={prompt.title}
          state={state}
          onRecord={nothing}
          onDelete={nothing}
        />
      ))}
      <InviteCard title="A talent" video={video} actions={<Button>Answer</Button>} />
      <ProfileCard name="Maya" title="Climbs." location="Revelstoke, Canada" href="#" />
      <NextLink href="#" title="Maximiliana" picture={<Avatar name="Maya" size="large" />} />
      <PromptCard prompt={prompt} choices={examples} onChoose={nothing}>
        <Button width="full">Record</Button>
      </PromptCard>
      <Table
        caption="1 boat"
        columns={[
          { title: 'Boat', cell: (name) => name },
          { title: 'Where it is', cell: () => 'Boathouse' },
        ]}
        rows={['Grebe']}
        keyOf={(name) => name}
      />
      <Checkbox label="I have read this." checked={false} onChange={nothing} error="Please read." />
      <DialogPanel {...promptPanel({ prompt, onRecord: nothing })} titleId="a" onClose={nothing} />
      <DialogPanel
        title="Delete video"
        titleId="b"
        onClose={nothing}
        actions={
          <>
            <Button variant="secondary">Keep it</Button>
            <Button variant="danger">Delete</Button>
          </>
        }
      >
        Are you sure you want to delete this video?
      </DialogPanel>
    </main>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<LargeText />);
