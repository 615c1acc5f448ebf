import { VisuallyHidden } from '@emberite/ui-kit/VisuallyHidden';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { Compass, Gift, Heart, Mountain } from '@emberite/ui-kit/Icon';
import type { IconShape } from '@emberite/ui-kit/Icon';
import { Message } from '@emberite/ui-kit/Message';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import { RoadmapCard } from '@emberite/ui-kit/RoadmapCard';
import { TextLink } from '@emberite/ui-kit/TextLink';
import type { ReactNode, Ref } from 'react';
import { AllSet } from './AllSet.tsx';
import type { Journey, JourneyStep } from './journey.ts';
import * as styles from './JourneyView.module.css';
import { NextStepCard } from './NextStepCard.tsx';
import { comingSoon } from './roadmaps.ts';
import type { RoadmapIcon } from './roadmaps.ts';

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
  journey: Journey;
  notice?: ReactNode;
  /** The heading that says that the member is all set, to move the focus to. */
  allSetRef?: Ref<HTMLHeadingElement>;
}

/**
 * A member's next step, and their roadmaps: one active step each, later ones locked, completed ones
 * hidden.
 */
export function JourneyView(props: JourneyViewProps) {
  const { greeting, nickname, journey, notice, allSetRef } = props;
  const action = ({ href, state, title }: JourneyStep) => {
    const of = <VisuallyHidden>: {title}</VisuallyHidden>;
    if (!href) return <span className={styles.soon}>{comingSoon}</span>;
    if (state === 'completed') return <TextLink href={href}>Read again{of}</TextLink>;
    return (
      <ButtonLink href={href} size="small" variant="secondary">
        Read more{of}
      </ButtonLink>
    );
  };
  return (
    <Page>
      <PageHeader
        eyebrow={greeting}
        title="Your journey"
        lead="Small steps to good evenings. Take them one at a time."
      />
      {journey.closed && (
        <Message tone="info" title={journey.closed.title}>
          {journey.closed.text}
        </Message>
      )}
      {notice}
      <div className={styles.now}>
        {journey.next && <NextStepCard next={journey.next} />}
        {journey.allSet && <AllSet nickname={nickname} headingRef={allSetRef} />}
      </div>
      <div className={styles.roadmaps}>
        {journey.roadmaps.map(({ id, title, icon, percent, steps }) => (
          <RoadmapCard
            key={id}
            title={title}
            icon={icons[icon]}
            percent={percent}
            progressLabel={`${percent}% completed`}
            steps={steps.map((step) => ({ ...step, id: step.key, action: action(step) }))}
          />
        ))}
      </div>
    </Page>
  );
}
