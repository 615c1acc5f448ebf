import type { RoadmapIcon } from '@emberite/content/roadmaps';
import type { Said, Standing as StandingOf } from '@emberite/sdk/standing';
import { Compass, Gift, Heart, Mountain } from '@emberite/ui-kit/Icon';
import type { IconShape } from '@emberite/ui-kit/Icon';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import { RoadmapCard } from '@emberite/ui-kit/RoadmapCard';
import { DuskScene } from '@emberite/ui-kit/Scene';
import { Stack } from '@emberite/ui-kit/Stack';
import { Standing } from '@emberite/ui-kit/Standing';
import { TextLink } from '@emberite/ui-kit/TextLink';
import { VisuallyHidden } from '@emberite/ui-kit/VisuallyHidden';
import type { ReactNode, Ref } from 'react';
import { WithRegistrations } from '../member/WithRegistrations.tsx';
import { Celebrate } from './Celebrate.tsx';
import { comingSoon } from './journey.ts';
import type { JourneyRoadmap, JourneyStep } from './journey.ts';
import * as styles from './JourneyView.module.css';

const icons: Readonly<Record<RoadmapIcon, IconShape>> = {
  footprints: Compass,
  mountain: Mountain,
  'message-circle-heart': Heart,
  gift: Gift,
};

export interface JourneyViewProps {
  greeting: string;
  /** Empty if the member has none. */
  nickname: string;
  /** Where the member stands, with what is said of their registrations. */
  standingWith: (said?: Said) => StandingOf;
  roadmaps: readonly JourneyRoadmap[];
  notice?: ReactNode;
  /** The heading of the next step, to move the focus to. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/**
 * Where a member stands, and their roadmaps: one active step each, later ones locked, completed ones
 * hidden.
 */
export function JourneyView(props: JourneyViewProps) {
  const { greeting, nickname, standingWith, roadmaps, notice, headingRef } = props;
  const action = ({ href, state, title }: JourneyStep) => {
    if (!href) return <span className={styles.soon}>{comingSoon}</span>;
    return (
      <TextLink href={href}>
        {state === 'completed' ? 'Read again' : 'Read more'}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </TextLink>
    );
  };
  const show = (said?: Said, evening?: ReactNode) => (
    <div className={styles.standing}>
      <Standing {...standingWith(said)} picture={<DuskScene />} headingRef={headingRef}>
        <Celebrate nickname={nickname} />
      </Standing>
      {evening}
    </div>
  );
  return (
    <Page>
      <PageHeader
        eyebrow={greeting}
        title="Your journey"
        lead="Small steps to good evenings. Take them one at a time."
      />
      {notice}
      <WithRegistrations show={show} />
      <Stack>
        {roadmaps.map(({ id, title, icon, percent, steps }) => (
          <RoadmapCard
            key={id}
            title={title}
            icon={icons[icon]}
            percent={percent}
            progressLabel={`${percent}% completed`}
            steps={steps.map((step) => ({ ...step, id: step.key, action: action(step) }))}
          />
        ))}
      </Stack>
    </Page>
  );
}
