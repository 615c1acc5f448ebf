import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/index.ts';
import { Badge } from '../Badge/index.ts';
import { Clock, Icon, MapPin, Users } from '../Icon/index.ts';
import type { IconShape } from '../Icon/index.ts';
import { LinkCard } from '../LinkCard/index.ts';
import type { LinkCardTarget } from '../LinkCard/index.ts';
import * as styles from './ExperienceCard.module.css';

export interface ExperienceCardProps extends LinkCardTarget {
  title: string;
  subtitle?: string;
  category: string;
  /** A Scene or an image; fills a 16:10 frame. */
  picture: ReactNode;
  /** `avatar` is the URL of a picture; initials are shown without it. */
  host: { name: string; avatar?: string };
  /** Where it takes place: 'Revelstoke, BC'. */
  place?: string;
  /** How long it takes: '3 hours'. */
  duration?: string;
  /** How many people take part: '6-12 people'. */
  people?: string;
  /** With its unit: '$65 CAD per person'. */
  price: string;
}

const Fact = ({ icon, children }: { icon: IconShape; children: string }) => (
  <p className={styles.fact}>
    <Icon of={icon} size="small" />
    {children}
  </p>
);

/** An experience in a list. */
export function ExperienceCard(props: ExperienceCardProps) {
  const { subtitle, category, host, place, duration, people, price, ...card } = props;
  return (
    <LinkCard {...card} frame="landscape" badge={<Badge tone="surface">{category}</Badge>}>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      {place && <Fact icon={MapPin}>{place}</Fact>}
      {(duration || people) && (
        <div className={styles.facts}>
          {duration && <Fact icon={Clock}>{duration}</Fact>}
          {people && <Fact icon={Users}>{people}</Fact>}
        </div>
      )}
      <div className={styles.foot}>
        <span className={styles.host}>
          <Avatar name={host.name} src={host.avatar} size="small" />
          <span className={styles.name}>{host.name}</span>
        </span>
        <span className={styles.price}>{price}</span>
      </div>
    </LinkCard>
  );
}
