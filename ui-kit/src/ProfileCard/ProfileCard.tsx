import { Avatar } from '../Avatar/index.ts';
import { Badge } from '../Badge/index.ts';
import { Icon, MapPin, Shield } from '../Icon/index.ts';
import { LinkCard } from '../LinkCard/index.ts';
import type { LinkCardTarget } from '../LinkCard/index.ts';
import { Picture } from '../Picture/index.ts';
import * as styles from './ProfileCard.module.css';

export interface ProfileCardProps extends LinkCardTarget {
  name: string;
  /** One line about them. */
  title: string;
  /** The URL of a picture. Initials are shown without it and until it has loaded. */
  photo?: string;
  location: string;
  /** As a range: '30-40'. */
  ageGroup?: string;
  /** The badge for a person whose identity was checked. */
  verified?: string | undefined;
}

/** A person in a list. */
export function ProfileCard(props: ProfileCardProps) {
  const { name, title, photo, location, ageGroup, verified, ...target } = props;
  return (
    <LinkCard
      {...target}
      frame="square"
      title={name}
      aside={ageGroup && <span className={styles.age}> {ageGroup}</span>}
      picture={
        <div className={styles.photo}>
          <Avatar name={name} size="large" />
          {photo && <Picture className={styles.image} src={photo} alt="" loading="lazy" />}
        </div>
      }
      badge={
        verified && (
          <Badge tone="success" icon={Shield}>
            {verified}
          </Badge>
        )
      }
    >
      <div className={styles.words}>
        <p>{title}</p>
        <p className={styles.location}>
          <Icon of={MapPin} size="small" />
          {location}
        </p>
      </div>
    </LinkCard>
  );
}
