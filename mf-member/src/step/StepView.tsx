import { comingSoon } from '@emberite/content/roadmaps';
import type { StepContent } from '@emberite/content/roadmapSteps';
import type { Progress } from '@emberite/sdk/action';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import { Prose } from '@emberite/ui-kit/Prose';
import type { JourneyStep } from '../journey/journey.ts';
import { BackLink } from '../navigation/BackLink.tsx';
import type { Place } from './step.ts';
import { StepActions } from './StepActions.tsx';
import * as styles from './StepView.module.css';

export interface StepViewProps {
  status: 'active' | 'completed';
  place: Place;
  /** The step to go on with. */
  next: JourneyStep | undefined;
  content: StepContent;
  /** Where the completing stands. */
  progress: Progress;
  /** Whether there is a page at a path. */
  hasPage: (path: string) => boolean;
  onComplete: () => void;
  onGoBack: () => void;
}

/** A step to read, with what it suggests to do and the button that completes it. */
export function StepView({ place, content, hasPage, ...actions }: StepViewProps) {
  const { title, lead, sections, link } = content;
  return (
    <Page width="text">
      <BackLink href="/emberite/journey">Your journey</BackLink>
      <PageHeader
        eyebrow={`${place.roadmap} · Step ${place.number} of ${place.of}`}
        title={title}
        lead={lead}
      />
      <Prose>
        {sections.flatMap(({ heading, paragraphs, list }) => [
          <h2 key={heading}>{heading}</h2>,
          ...paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
          list && (
            <ul key={`${heading} list`}>
              {list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          ),
        ])}
      </Prose>
      {link && (
        <div>
          {hasPage(link.to) ? (
            <ButtonLink href={link.to} variant="secondary">
              {link.text}
            </ButtonLink>
          ) : (
            <p className={styles.soon}>
              <strong>{link.text}:</strong> {comingSoon.toLowerCase()}
            </p>
          )}
        </div>
      )}
      <StepActions {...actions} />
    </Page>
  );
}
