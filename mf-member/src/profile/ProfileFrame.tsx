import { isolated } from '@emberite/contract/isolated';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { DescriptionList } from '@emberite/ui-kit/DescriptionList';
import type { Description } from '@emberite/ui-kit/DescriptionList';
import { Icon, Users } from '@emberite/ui-kit/Icon';
import { InterestSlider } from '@emberite/ui-kit/InterestSlider';
import type { ReactNode } from 'react';
import * as styles from './ProfileView.module.css';

export interface ProfileFrameProps {
  name: string;
  /** The reader's interest, 0 to 5; undefined if they have not said. */
  level: number | undefined;
  onLevel: (level: number) => void;
  /** The link to the next profile, if there is one. */
  next?: ReactNode;
  videos: ReactNode;
  /** The heading, and what belongs to it. */
  header: ReactNode;
  facts: readonly Description[];
  /** What the person says about themselves. */
  children: ReactNode;
  photos?: ReactNode;
  /** What to know about the page. */
  note: ReactNode;
}

/** A person as shown to others, with the slider for the reader's interest around them. */
export function ProfileFrame(props: ProfileFrameProps) {
  const { name, level, onLevel, next, header, facts, children, note } = props;
  const { videos, photos } = props;
  return (
    <InterestSlider
      label={`How interested are you in ${isolated(name)}?`}
      level={level}
      onChange={onLevel}
      after={
        <nav className={styles.more} aria-label="More profiles">
          <ButtonLink href="/emberite/people" variant="secondary">
            <Icon of={Users} />
            People
          </ButtonLink>
          {next}
        </nav>
      }
    >
      <article className={styles.article}>
        <div className={styles.videos}>{videos}</div>
        <header className={styles.header}>{header}</header>
        <div className={styles.facts}>
          <DescriptionList items={facts} />
        </div>
        <div className={styles.story}>{children}</div>
        {photos && <div className={styles.photos}>{photos}</div>}
      </article>
      <p className={styles.sample}>{note}</p>
    </InterestSlider>
  );
}
