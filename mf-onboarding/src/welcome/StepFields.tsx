import type { Step } from '@emberite/sdk/steps';
import type { ComponentType } from 'react';
import { AgeStep } from './AgeStep.tsx';
import { IntentStep } from './IntentStep.tsx';
import { InviteStep } from './InviteStep.tsx';
import { LocationStep } from './LocationStep.tsx';
import { SexStep } from './SexStep.tsx';
import type { StepProps } from './StepProps.ts';

const fields: Readonly<Record<Step, ComponentType<StepProps>>> = {
  0: InviteStep,
  1: LocationStep,
  2: IntentStep,
  3: SexStep,
  4: AgeStep,
};

/** The fields of one step. */
export function StepFields({ step, ...props }: StepProps & { step: Step }) {
  const Fields = fields[step];
  return <Fields {...props} />;
}
