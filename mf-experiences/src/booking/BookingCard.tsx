import { ButtonLink } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { classes } from '@emberite/ui-kit/classes';
import { ShareButton } from '../share/ShareButton.tsx';
import * as styles from './BookingCard.module.css';
import { Facts } from './Facts.tsx';
import type { Fact } from './Facts.tsx';

export interface BookingCardProps {
  /** What the page is about, for whoever gets the link. */
  title: string;
  /** Per person, with its currency: '$65', '40 CAD'. */
  price: string;
  facts: readonly Fact[];
  /** Where a visitor signs up. */
  action: { text: string; to: string };
  className?: string;
}

/**
 * Price, key facts, the sign-up link and the share button. It stays in view beside the text on wide
 * screens.
 */
export function BookingCard({ title, price, facts, action, className }: BookingCardProps) {
  return (
    <Card as="section" aria-label="Key facts" className={classes(styles.card, className)}>
      <p className={styles.price}>
        <strong>{price}</strong> per person
      </p>
      <Facts facts={facts} />
      <div className={styles.actions}>
        <ButtonLink href={action.to} size="large" width="full">
          {action.text}
        </ButtonLink>
        <ShareButton title={title} width="full" />
      </div>
      <p className={styles.promise}>
        Only full, balanced groups go ahead. You learn the exact date about 7 days beforehand, and
        nobody learns who matched with whom.
      </p>
    </Card>
  );
}
