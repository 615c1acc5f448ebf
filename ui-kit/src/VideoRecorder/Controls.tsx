import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../Button/index.ts';
import { Download, FileVideo, Icon, RotateCcw, Square, Upload, Video } from '../Icon/index.ts';
import { Message } from '../Message/index.ts';
import { Toggle } from '../Toggle/index.ts';
import * as styles from './Controls.module.css';
import { InputChoice } from './InputChoice.tsx';
import type { InputChoiceProps } from './InputChoice.tsx';
import { phaseOf } from './recorder.ts';
import type { RecorderState } from './recorder.ts';
import { isOfFile, quietWords } from './messages.ts';
import { useBlobUrl } from './useBlobUrl.ts';

/** The cameras and microphones to choose from. */
export interface Devices extends Omit<InputChoiceProps, 'kind'> {
  /** Whether nothing was heard for two seconds. */
  isQuiet: boolean;
}

export interface ControlsProps {
  state: RecorderState;
  devices: Devices;
  /** The countdown before a recording, which the member can turn off; undefined if the page uses none. */
  leadIn: { on: boolean; onChange: (on: boolean) => void; seconds: number } | undefined;
  onRecord: () => void;
  onStop: () => void;
  /** Cancels a take before it begins, or after it failed. */
  onBack: () => void;
  onChoose: (file: File) => void;
  /** Called when the member saves the file of a take that cannot be played. */
  onSaved: () => void;
  onUpload: () => void;
  onClose: () => void;
}

function ChooseFile({
  onChoose,
  isMain = false,
}: Pick<ControlsProps, 'onChoose'> & { isMain?: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="quiet"
        data-main={isMain || undefined}
        onClick={() => input.current?.click()}
      >
        <Icon of={FileVideo} />
        Choose a video instead
      </Button>
      <input
        ref={input}
        type="file"
        accept="video/*"
        aria-label="Video file"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Allows the same file to be chosen again after a failure.
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}

/** Saves the file of a take to the member's device. */
function SaveFile({ file, onSaved }: Pick<ControlsProps, 'onSaved'> & { file: File }) {
  const link = useRef<HTMLAnchorElement>(null);
  useBlobUrl(link, 'href', file);
  return (
    <ButtonLink
      ref={link}
      href=""
      download={file.name}
      size="large"
      width="full"
      onClick={onSaved}
      data-main
    >
      <Icon of={Download} />
      Save to your device
    </ButtonLink>
  );
}

/** Says that nothing is heard, and offers the other microphones. */
function Quiet({ isQuiet, ...devices }: Devices) {
  if (!isQuiet) return null;
  return (
    <Message tone="info" title={quietWords.title}>
      <p>{quietWords.text}</p>
      {devices.inputs.microphone.length > 1 && (
        <>
          <p>Or choose another one: the recording then begins again.</p>
          <InputChoice kind="microphone" {...devices} />
        </>
      )}
    </Message>
  );
}

/** Says before a recording what is in use, and lets the member change it. */
function ChooseDevices({ isQuiet, ...devices }: Devices) {
  return (
    <>
      {isQuiet && (
        <Message tone="info" title={quietWords.title}>
          {quietWords.text}
        </Message>
      )}
      <div className={styles.pair}>
        <InputChoice kind="camera" {...devices} />
        <InputChoice kind="microphone" {...devices} />
      </div>
    </>
  );
}

/** The actions of a state. The most important one is last, within reach of the thumb. */
function Actions(props: ControlsProps) {
  const { state, devices, leadIn, onRecord, onStop, onBack, onChoose, onSaved, onUpload, onClose } =
    props;
  switch (state.status) {
    case 'idle':
      return (
        <>
          <ChooseDevices {...devices} />
          {leadIn && (
            <Toggle
              label={`Count down ${leadIn.seconds} seconds first`}
              checked={leadIn.on}
              onChange={leadIn.onChange}
            />
          )}
          <ChooseFile onChoose={onChoose} />
          <Button size="large" width="full" onClick={onRecord} data-main>
            <Icon of={Video} />
            Start recording
          </Button>
        </>
      );
    case 'asking':
      return (
        <Button size="large" width="full" variant="secondary" onClick={onBack} data-main>
          Cancel
        </Button>
      );
    case 'recording':
      if (state.phase === 'finishing')
        return <Button size="large" width="full" busy="Preparing your video..." data-main />;
      return (
        <>
          <Quiet {...devices} />
          {state.phase === 'lead-in' ? (
            <Button size="large" width="full" variant="secondary" onClick={onStop} data-main>
              Cancel
            </Button>
          ) : (
            <Button size="large" width="full" onClick={onStop} data-main>
              <Icon of={Square} />
              Stop
            </Button>
          )}
        </>
      );
    case 'recorded':
      return (
        <div className={styles.pair}>
          <Button size="large" variant="secondary" onClick={onRecord}>
            <Icon of={RotateCcw} />
            Retake
          </Button>
          <Button size="large" onClick={onUpload}>
            <Icon of={Upload} />
            Upload
          </Button>
        </div>
      );
    case 'failed':
      return (
        <>
          <ChooseFile onChoose={onChoose} isMain={state.reason === 'unsupported'} />
          <div className={styles.pair}>
            <Button size="large" variant="secondary" onClick={state.kept ? onBack : onClose}>
              {state.kept ? 'Back to your video' : 'Close'}
            </Button>
            {state.reason !== 'unsupported' && (
              <Button
                size="large"
                variant={state.file ? 'secondary' : 'primary'}
                onClick={onRecord}
                data-main={state.file ? undefined : true}
              >
                {isOfFile(state.reason) ? 'Record' : 'Try again'}
              </Button>
            )}
          </div>
          {state.file && <SaveFile file={state.file} onSaved={onSaved} />}
        </>
      );
  }
}

/** The buttons of the recorder. When the state changes, the focus moves to the next action. */
export function Controls(props: ControlsProps) {
  const { state } = props;
  const controls = useRef<HTMLDivElement>(null);
  // What distinguishes the states whose actions differ.
  const screen = state.status === 'failed' ? `failed ${state.reason}` : phaseOf(state);

  useEffect(() => {
    const overlay = controls.current?.closest('dialog');
    overlay?.querySelector<HTMLElement>('[data-main]')?.focus();
  }, [screen]);

  return (
    <div className={styles.controls} ref={controls}>
      <Actions key={screen} {...props} />
    </div>
  );
}
