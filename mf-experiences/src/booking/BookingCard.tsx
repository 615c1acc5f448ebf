import { ActionBar } from '@emberite/ui-kit/ActionBar';
import { Card } from '@emberite/ui-kit/Card';
import { classes } from '@emberite/ui-kit/classes';
import { DescriptionList } from '@emberite/ui-kit/DescriptionList';
import type { Description } from '@emberite/ui-kit/DescriptionList';
import { Clock, Languages, MapPin, Mountain, Users } from '@emberite/ui-kit/Icon';
import type { ReactNode } from 'react';
import { ShareButton } from '../share/ShareButton.tsx';
import { ActionLink } from './ActionLink.tsx';
import type { Action } from './ActionLink.tsx';
import * as styles from './BookingCard.module.css';
import { peopleRange } from './amounts.ts';

export interface BookingCardProps {
  /** What the page is about, for the person who gets the link. */
  title: string;
  /** With its unit: '$65 CAD per person'. */
  price: string;
  /** As text: '3 hours'. */
  duration: string;
  group: { min: number; max: number };
  language: string;
  /** The required skills. */
  level?: string;
  location: string;
  /** The address, or a link to a map. */
  locationDetail: ReactNode;
  action: Action;
  /** The path of the page to share: this one may have an unknown id, or be for members. */
  sharedPath: string;
  className?: string;
}

function factsOf(booking: BookingCardProps): Description[] {
  const { duration, group, language, level, location, locationDetail } = booking;
  return [
    { icon: Clock, name: 'Duration', value: duration },
    { icon: Users, name: 'Group', value: peopleRange(group) },
    { icon: Languages, name: 'Language', value: language },
    ...(level ? [{ icon: Mountain, name: 'Required level', value: level }] : []),
    { icon: MapPin, name: 'Location', value: location, detail: locationDetail },
  ];
}

/**
 * Price, key facts, the sign-up link and the share button. It stays in view beside the text on wide
 * screens.
 */
export function BookingCard(props: BookingCardProps) {
  const { title, price, action, sharedPath, className } = props;
  return (
    <Card as="section" aria-label="Key facts" className={classes(styles.card, className)}>
      <p className={styles.price}>{price}</p>
      <DescriptionList items={factsOf(props)} />
      <div className={styles.actions}>
        <ActionBar>
          <ActionLink action={action} width="full" />
        </ActionBar>
        <ShareButton title={title} path={sharedPath} width="full" />
      </div>
      <p className={styles.promise}>
        Only full, balanced groups go ahead. You learn the exact date about 7 days beforehand, and
        nobody learns who matched with whom.
      </p>
    </Card>
  );
}
