import { comingSoon } from '@emberite/content/roadmaps';
import type { RoadmapIcon } from '@emberite/content/roadmaps';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { Compass, Gift, Heart, Mountain } from '@emberite/ui-kit/Icon';
import type { IconShape } from '@emberite/ui-kit/Icon';
import { Message } from '@emberite/ui-kit/Message';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import { RoadmapCard } from '@emberite/ui-kit/RoadmapCard';
import { DuskScene } from '@emberite/ui-kit/Scene';
import { TextLink } from '@emberite/ui-kit/TextLink';
import type { ReactNode, Ref } from 'react';
import { AllSet } from './AllSet.tsx';
import type { Journey, JourneyStep } from './journey.ts';
import * as styles from './JourneyView.module.css';

const icons: Readonly<Record<RoadmapIcon, IconShape>> = {
  footprints: Compass,
  mountain: Mountain,
  'message-circle-heart': Heart,
  gift: Gift,
};

export interface JourneyViewProps {
  greeting: string;
  /** Empty for whoever has none. */
  nickname: string;
  journey: Journey;
  notice?: ReactNode;
  /** The heading that says that the member is all set, to move the focus to. */
  allSetRef?: Ref<HTMLHeadingElement>;
}

/** The roadmaps of a member: one active step each, later ones locked, completed ones hidden. */
export function JourneyView(props: JourneyViewProps) {
  const { greeting, nickname, journey, notice, allSetRef } = props;
  const action = ({ href, state }: JourneyStep) => {
    if (!href) return <span className={styles.soon}>{comingSoon}</span>;
    if (state === 'completed') return <TextLink href={href}>Read again</TextLink>;
    return (
      <ButtonLink href={href} size="small">
        Read more
      </ButtonLink>
    );
  };
  return (
    <Page>
      <div className={styles.head}>
        <PageHeader
          eyebrow={greeting}
          title="Your journey"
          lead="Small steps to good evenings. Take them one at a time."
        />
        <div className={styles.scene}>
          <DuskScene />
        </div>
      </div>
      {journey.closed && (
        <Message tone="info" title={journey.closed.title}>
          {journey.closed.text}
        </Message>
      )}
      {notice}
      {journey.asksForVideos && (
        <Message
          tone="info"
          title="Upload your first two videos"
          action={<ButtonLink href="/emberite/settings/videos">Go to Videos</ButtonLink>}
        >
          One fun and one useful, 15 seconds each. With both, others can discover you.
        </Message>
      )}
      {journey.allSet && (
        <AllSet nickname={nickname} missing={journey.missing} headingRef={allSetRef} />
      )}
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
