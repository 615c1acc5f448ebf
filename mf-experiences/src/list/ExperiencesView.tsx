import { assetPath } from '@emberite/sdk/assets';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { ExperienceCard } from '@emberite/ui-kit/ExperienceCard';
import { Link } from '@emberite/ui-kit/Link';
import { PageHeader } from '@emberite/ui-kit/Page';
import { Scene } from '@emberite/ui-kit/Scene';
import { experienceLink, priceOf } from '../detail/catalogue.ts';
import { hostAvatars } from '../detail/hostAvatars.ts';
import { categories, experiencesOf, listPath } from './categories.ts';
import * as styles from './ExperiencesView.module.css';

export interface ExperiencesViewProps {
  /** Where the member lives, in words. */
  location: string | null | undefined;
  /** The category that is shown; null for all of them. */
  category: string | null;
}

/** The catalogue as cards, with a filter that is in the address. */
export function ExperiencesView({ location, category }: ExperiencesViewProps) {
  const shown = experiencesOf(category, location);
  const filters = [
    { label: 'All', href: listPath(), current: category === null },
    ...categories.map((each) => ({
      label: each,
      href: listPath(each),
      current: each === category,
    })),
  ];
  return (
    <>
      <PageHeader
        eyebrow={location}
        title="Experiences"
        lead="Small groups, and something to do together. Look around, then tell us when you are free."
        actions={
          <ButtonLink href="#registrations" variant="secondary">
            My registrations
          </ButtonLink>
        }
      />
      <nav className={styles.filter} aria-label="Categories">
        <ul className={styles.categories}>
          {filters.map(({ label, href, current }) => (
            <li key={label}>
              <Link
                href={href}
                className={styles.category}
                aria-current={current ? 'true' : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <output className={styles.count}>
          {shown.length === 1 ? '1 experience' : `${shown.length} experiences`}
        </output>
      </nav>
      <ul className={styles.cards}>
        {shown.map((experience) => {
          const { id, title, subtitle, category: badge, area, image, host } = experience;
          return (
            <li key={id}>
              <ExperienceCard
                href={experienceLink(id, 'member')}
                title={title}
                subtitle={subtitle}
                category={badge}
                picture={<Scene motif={image.motif} seed={image.seed} />}
                host={{ name: host.name, avatar: assetPath(hostAvatars[host.avatar]) }}
                place={area}
                price={`${priceOf(experience)} per person`}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
