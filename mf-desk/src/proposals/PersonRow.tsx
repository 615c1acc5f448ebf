import { SelectField } from '@emberite/ui-kit/SelectField';
import { VisuallyHidden } from '@emberite/ui-kit/VisuallyHidden';
import { useEffect, useRef } from 'react';
import { aboutPerson, timeLabel } from '../desk/words.ts';
import type { Proposal } from './proposals.ts';
import * as styles from './Proposals.module.css';

export interface PersonRowProps {
  person: Proposal['people'][number];
  /** The names of the groups. */
  names: readonly string[];
  /** The group that the person is in; null for none. */
  at: number | null;
  /** Whether the menu has the focus when the row appears, because the person was moved here with it. */
  isFocused: boolean;
  onMove: (to: number | null) => void;
}

const nowhere = 'none';

/** A person in a proposal, with a menu that moves them to another group. */
export function PersonRow({ person, names, at, isFocused, onMove }: PersonRowProps) {
  const menu = useRef<HTMLSelectElement>(null);
  const wasMoved = useRef(isFocused);
  useEffect(() => {
    if (wasMoved.current) menu.current?.focus();
  }, []);
  return (
    <li className={styles.row}>
      <div>
        <strong>{person.name}</strong>
        <div className={styles.facts}>{aboutPerson(person)}</div>
        <div className={styles.facts}>{person.availability.map(timeLabel).join(', ')}</div>
      </div>
      <SelectField
        ref={menu}
        label={<VisuallyHidden>Group of {person.name}</VisuallyHidden>}
        options={[
          ...names.map((label, index) => ({ value: String(index), label })),
          { value: nowhere, label: 'Still waiting' },
        ]}
        value={at === null ? nowhere : String(at)}
        onChange={(value) => onMove(value === nowhere ? null : Number(value))}
      />
    </li>
  );
}
