import { brand } from '@emberite/content/brand';
import { dayOf } from '@emberite/content/day';
import { userUpdate } from '@emberite/sdk/api';
import { config } from '@emberite/sdk/config';
import type { Head, Params } from '@emberite/sdk/page';
import { useNavigate, useParams } from '@emberite/sdk/router';
import { setUser, useUser } from '@emberite/sdk/session';
import { useIsShown } from '@emberite/sdk/shown';
import { celebrate } from '@emberite/ui-kit/Confetti';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { LockedStep, UnknownStep } from './ClosedStep.tsx';
import { roadmapStep } from './roadmapSteps.ts';
import { accessTo, createStep } from './step.ts';
import type { StepParams } from './step.ts';
import { StepView } from './StepView.tsx';

const contentOf = ({ roadmapId, stepId }: StepParams) =>
  roadmapStep(roadmapId, stepId, dayOf(config.visibilityOpens));

const journeyPath = '/emberite/journey';

/** The step's title, for the window and the history. */
export function head({ roadmapId = '', stepId = '' }: Params): Head {
  const title = contentOf({ roadmapId, stepId })?.title ?? 'Journey';
  return { title: `${title} · ${brand.name}` };
}

function Step(params: StepParams) {
  const member = useUser();
  const navigate = useNavigate();
  const isShown = useIsShown();
  const [step] = useState(() =>
    createStep({
      api: { userUpdate },
      ...params,
      completed(user) {
        setUser(user);
        if (isShown.current) void celebrate();
      },
    }),
  );
  const { progress } = useSnapshot(step.state);
  if (!member) return null;
  const access = accessTo(params, member);
  const content = contentOf(params);
  if (access.status === 'locked') return <LockedStep {...access} />;
  if (access.status === 'unknown' || !content) return <UnknownStep />;
  return (
    <StepView
      {...access}
      content={content}
      progress={progress}
      onComplete={() => void step.start()}
      onGoBack={() => void navigate(journeyPath)}
    />
  );
}

/** `/emberite/journey/:roadmapId/:stepId`: reads and completes one step. */
export default function StepPage() {
  const { roadmapId = '', stepId = '' } = useParams();
  return <Step key={`${roadmapId}/${stepId}`} roadmapId={roadmapId} stepId={stepId} />;
}
