import { Avatar } from '../Avatar/index.ts';
import { Badge } from '../Badge/index.ts';
import { Card } from '../Card/index.ts';
import { Icon, MapPin, Shield } from '../Icon/index.ts';
import { plainLink } from '../TextLink/index.ts';
import type { RenderLink } from '../TextLink/index.ts';
import * as styles from './ProfileCard.module.css';

export interface ProfileCardProps {
  name: string;
  /** One line about them. */
  title: string;
  photo?: string;
  location: string;
  ageGroup?: string;
  /** Said of somebody whose identity was checked. */
  verified?: string | undefined;
  href: string;
  headingLevel?: 2 | 3;
  renderLink?: RenderLink;
}

/** A person in a list; all of it is one link, named by their name. */
export function ProfileCard(props: ProfileCardProps) {
  const { name, title, photo, location, ageGroup, verified, href, headingLevel = 2 } = props;
  const { renderLink = plainLink } = props;
  const Heading = `h${headingLevel}` as 'h2';
  return (
    <Card as="article" padding="none" className={styles.card}>
      <div className={styles.photo}>
        {photo ? (
          <img className={styles.image} src={photo} alt="" loading="lazy" />
        ) : (
          <Avatar name={name} size="large" />
        )}
        {verified && (
          <span className={styles.badge}>
            <Badge tone="success" icon={Shield}>
              {verified}
            </Badge>
          </span>
        )}
      </div>
      <div className={styles.body}>
        <Heading className={styles.name}>
          {renderLink({ href, className: styles.link, children: name })}
          {ageGroup && <span className={styles.age}> {ageGroup}</span>}
        </Heading>
        <p className={styles.title}>{title}</p>
        <p className={styles.location}>
          <Icon of={MapPin} size="small" />
          {location}
        </p>
      </div>
    </Card>
  );
}
