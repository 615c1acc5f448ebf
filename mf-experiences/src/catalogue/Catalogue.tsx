import { classes } from '@emberite/ui-kit/classes';
import { ExperienceCard } from '@emberite/ui-kit/ExperienceCard';
import { Link } from '@emberite/ui-kit/Link';
import { Scene } from '@emberite/ui-kit/Scene';
import { peopleRange } from '../booking/amounts.ts';
import { durationInHours, experienceLink, priceOf } from '../experiences/catalogue.ts';
import { hostAvatar } from '../experiences/hostAvatars.ts';
import * as styles from './Catalogue.module.css';
import { cataloguePath, categories, experiencesOf } from './categories.ts';

export interface CatalogueProps {
  /** Whose pages the cards and the filter lead to. */
  audience: 'public' | 'member';
  /** The category that is shown; null for all of them. */
  category: string | null;
  /** Where the member lives, in words: the experiences there come first. */
  place?: string | null | undefined;
}

/** The experiences as cards, with a filter by category that is in the address. */
export function Catalogue({ audience, category, place }: CatalogueProps) {
  const shown = experiencesOf(category, place);
  return (
    <>
      <nav className={styles.filter} aria-label="Categories" data-scripted>
        <ul className={styles.categories}>
          {[null, ...categories].map((each) => (
            <li key={each}>
              <Link
                href={cataloguePath(audience, each)}
                className={styles.category}
                aria-current={each === category ? 'true' : undefined}
              >
                {each ?? 'All'}
              </Link>
            </li>
          ))}
        </ul>
        <output className={styles.count}>
          {shown.length === 1 ? '1 experience' : `${shown.length} experiences`}
        </output>
      </nav>
      <ul className={classes(styles.cards, audience === 'public' && styles.wide)}>
        {shown.map((experience) => {
          const { id, title, subtitle, area, participants, image, host } = experience;
          return (
            <li key={id}>
              <ExperienceCard
                href={experienceLink(id, audience)}
                title={title}
                subtitle={subtitle}
                category={experience.category}
                picture={<Scene motif={image.motif} />}
                host={{ name: host.name, avatar: hostAvatar(host.avatar) }}
                place={area}
                duration={durationInHours(experience)}
                people={peopleRange(participants)}
                price={priceOf(experience)}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
