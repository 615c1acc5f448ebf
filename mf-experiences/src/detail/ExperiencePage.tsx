import { brand } from '@emberite/content/brand';
import type { Head, Params } from '@emberite/sdk/page';
import { useParams } from '@emberite/sdk/router';
import { peopleRange } from '../booking/amounts.ts';
import { cataloguePath } from '../catalogue/categories.ts';
import { publicHead } from '../navigation/publicHead.tsx';
import {
  durationInHours,
  experienceById,
  experienceIds,
  joinLink,
  priceOf,
} from '../experiences/catalogue.ts';
import { playerOf } from './HostVideo.tsx';
import { ShownExperience } from './ShownExperience.tsx';

/** Every experience of the catalogue. */
export function params(): Params[] {
  return experienceIds.map((experienceId) => ({ experienceId }));
}

export function head({ experienceId }: Params): Head {
  const experience = experienceById(experienceId);
  const { id, title, subtitle, area, image, host } = experience;
  const player = playerOf(host.video);
  return {
    ...publicHead({
      title,
      description: `${subtitle}. ${priceOf(experience)}, ${durationInHours(experience)}, ${peopleRange(experience.participants)}, ${area}.`,
      picture: image,
      above: [{ title: 'Experiences', path: cataloguePath('public') }],
      isPoetry: id === 'poetry-night',
    }),
    instead: { experienceId: id },
    frames: player ? [player] : [],
  };
}

/** The public page `/experience/:experienceId`. An unknown id shows the default experience. */
export default function ExperiencePage() {
  const { id } = experienceById(useParams().experienceId);
  return (
    <ShownExperience
      audience="public"
      action={{ ...brand.callToAction, member: { text: 'Join', to: joinLink(id) } }}
    />
  );
}
