import { noInputs } from '../inputs.ts';
import type { RecorderViewProps } from '../RecorderView.tsx';

const nothing = () => {};

/** What a recorder needs besides a state and a prompt when nothing happens in it. */
export const still = {
  view: { status: 'off' },
  stream: undefined,
  onQuiet: nothing,
  onDraw: nothing,
  devices: { inputs: noInputs, chosen: {}, isQuiet: false, onInput: nothing },
  seconds: 15,
  captions: '',
  onCaptions: nothing,
  captionsMaxLength: 500,
  leadIn: { on: true, onChange: nothing, seconds: 3 },
  onRecord: nothing,
  onStop: nothing,
  onBack: nothing,
  onChoose: nothing,
  onSaved: nothing,
  onUpload: nothing,
  onClose: nothing,
} satisfies Partial<RecorderViewProps>;
