import { BackLink } from '@emberite/ui-kit/BackLink';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import { Prose } from '@emberite/ui-kit/Prose';
import type { StepContent } from './roadmapSteps.ts';
import type { Place } from './step.ts';
import { StepActions } from './StepActions.tsx';
import type { StepActionsProps } from './StepActions.tsx';

export interface StepViewProps extends StepActionsProps {
  place: Place;
  content: StepContent;
}

/** A step's content, its suggested link, and the button that completes it. */
export function StepView({ place, content, ...actions }: StepViewProps) {
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
        {sections.flatMap(({ heading, text, list }) => [
          <h2 key={heading}>{heading}</h2>,
          <p key={text}>{text}</p>,
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
          <ButtonLink href={link.to} variant="secondary">
            {link.text}
          </ButtonLink>
        </div>
      )}
      <StepActions {...actions} />
    </Page>
  );
}
