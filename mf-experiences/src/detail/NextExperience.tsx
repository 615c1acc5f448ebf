import type { Picture } from '@emberite/content/motif';
import { ArrowRight, Icon } from '@emberite/ui-kit/Icon';
import { Link } from '@emberite/ui-kit/Link';
import { Scene } from '@emberite/ui-kit/Scene';
import * as styles from './NextExperience.module.css';

export interface NextExperienceProps {
  title: string;
  picture: Picture;
  href: string;
}

/** A link to the next experience; after the last comes the first. */
export function NextExperience({ title, picture, href }: NextExperienceProps) {
  return (
    <nav aria-label="More experiences">
      <Link href={href} className={styles.next}>
        <span className={styles.picture}>
          <Scene motif={picture.motif} seed={picture.seed} />
        </span>
        <span className={styles.words}>
          <span className={styles.label}>Next</span> <span className={styles.title}>{title}</span>
        </span>
        <Icon of={ArrowRight} size="large" />
      </Link>
    </nav>
  );
}
