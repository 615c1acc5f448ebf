import { flag } from '@emberite/sdk/config';
import { useParams } from '@emberite/sdk/router';
import { cataloguePath } from '../catalogue/categories.ts';
import { useBack } from '../navigation/useBack.ts';
import { experienceById, experienceLink, nextExperienceId } from '../experiences/catalogue.ts';
import { ExperienceView } from './ExperienceView.tsx';
import type { ExperienceViewProps } from './ExperienceView.tsx';

export interface ShownExperienceProps extends Pick<ExperienceViewProps, 'action'> {
  /** Whose pages Next leads to. Back, for visitors who did not come from this site, leads to all of them. */
  audience: 'public' | 'member';
}

/** The experience of the current path; the default one if the id is unknown. */
export function ShownExperience({ audience, ...view }: ShownExperienceProps) {
  const { experienceId } = useParams();
  const experience = experienceById(experienceId);
  const next = experienceById(nextExperienceId(experience.id));
  const all = cataloguePath(flag('showExperiences') ? audience : 'public');
  return (
    <ExperienceView
      // A new key, so that nothing of another experience stays, such as its video.
      key={experience.id}
      {...view}
      experience={experience}
      isInstead={experience.id !== experienceId}
      next={{
        title: next.title,
        picture: next.image,
        href: experienceLink(next.id, audience),
      }}
      allHref={all}
      onBack={useBack(all)}
    />
  );
}
