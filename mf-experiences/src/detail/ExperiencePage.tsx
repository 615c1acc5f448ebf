import { brand } from '@emberite/content/brand';
import type { Head, Params } from '@emberite/sdk/page';
import { useParams } from '@emberite/sdk/router';
import { Scene } from '@emberite/ui-kit/Scene';
import { peopleRange } from '../booking/amounts.ts';
import { joinLink } from '../booking/joinLink.ts';
import { cataloguePath } from '../catalogue/categories.ts';
import { poetryMoments, poetryNightJoin } from '../season/poetryNight.ts';
import {
  durationInHours,
  experienceById,
  experienceIds,
  priceOf,
} from '../experiences/catalogue.ts';
import { playerOf } from './player.ts';
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
    title: `${title} · ${brand.name}`,
    description: `${subtitle}. ${priceOf(experience)}, ${durationInHours(experience)}, ${peopleRange(experience.participants)}, ${area}.`,
    image: { drawing: <Scene motif={image.motif} />, alt: image.alt },
    structuredData: [
      {
        type: 'BreadcrumbList',
        above: [
          { title: brand.name, path: '/' },
          { title: 'Experiences', path: cataloguePath('public') },
        ],
      },
    ],
    instead: { experienceId: experience.id },
    frames: player ? [player] : [],
    moments: joinLink(id) === poetryNightJoin.to ? poetryMoments : [],
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
