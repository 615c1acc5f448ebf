import { SelectField } from '../SelectField/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { Chosen, Inputs } from './inputs.ts';

const words = { camera: 'Camera', microphone: 'Microphone' } as const;

export interface InputChoiceProps {
  kind: keyof Inputs;
  inputs: Inputs;
  /** What is in use. */
  chosen: Chosen;
  onInput: (kind: keyof Inputs, id: string) => void;
}

/** The camera or the microphone in use, and the others. Nothing where the browser names none. */
export function InputChoice({ kind, inputs, chosen, onInput }: InputChoiceProps) {
  const options = inputs[kind].map(({ id, name }) => ({ value: id, label: name }));
  if (options.length === 0) return null;
  return (
    <SelectField
      label={<VisuallyHidden>{words[kind]}</VisuallyHidden>}
      options={options}
      value={chosen[kind] ?? ''}
      placeholder="Choose one"
      onChange={(id) => onInput(kind, id)}
    />
  );
}
