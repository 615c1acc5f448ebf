import { Button } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { TriangleAlert } from '@emberite/ui-kit/Icon';
import { IconList } from '@emberite/ui-kit/IconList';
import { VisuallyHidden } from '@emberite/ui-kit/VisuallyHidden';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { dateLabel } from '../desk/words.ts';
import type { Proposal } from './proposals.ts';
import * as styles from './Proposals.module.css';

export interface GroupCardProps {
  name: string;
  group: Proposal['groups'][number];
  /** Those in the group. */
  people: Proposal['people'];
  /** Whether the rules that it breaks are known, and whether they are being checked. */
  isChecked: boolean;
  isChecking: boolean;
  onConfirm: () => void;
  /** A row for each of its people. */
  children: ReactNode;
}

const counted = (count: number, one: string, several: string) =>
  `${count} ${count === 1 ? one : several}`;

/** A proposed group: who is in it, and which rules it breaks. A group that breaks one cannot be confirmed. */
export function GroupCard(props: GroupCardProps) {
  const { name, group, people, isChecked, isChecking, onConfirm, children } = props;
  const id = useId();
  const women = people.filter(({ sex }) => sex === 'female').length;
  const [first] = group.dates;
  // Having met before is the only one that a group may break.
  const isBroken = group.broken.some(({ rule }) => rule !== 'met');
  return (
    <Card as="section" aria-labelledby={id} className={styles.group}>
      <h2 id={id}>{name}</h2>
      <p className={styles.facts}>
        {counted(women, 'woman', 'women')}, {counted(people.length - women, 'man', 'men')}.{' '}
        {first && `First date: ${dateLabel(first)}.`}
      </p>
      <output>
        {isChecked && group.broken.length > 0 && (
          <div className={styles.broken}>
            <IconList icon={TriangleAlert} items={group.broken.map(({ message }) => message)} />
          </div>
        )}
        {isChecked && group.broken.length === 0 && (
          <p className={styles.facts}>It breaks no rule.</p>
        )}
      </output>
      <ul className={styles.rows}>{children}</ul>
      <div>
        <Button
          onClick={onConfirm}
          disabled={isBroken}
          busy={isChecking ? 'Checking...' : undefined}
        >
          <span>
            Confirm
            <VisuallyHidden>: {name}</VisuallyHidden>
          </span>
        </Button>
      </div>
    </Card>
  );
}
