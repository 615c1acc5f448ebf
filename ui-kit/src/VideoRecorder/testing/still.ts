import type { RecorderViewProps } from '../RecorderView.tsx';

const nothing = () => {};

/** What a recorder needs besides a state and a prompt when nothing happens in it. */
export const still = {
  stream: undefined,
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
