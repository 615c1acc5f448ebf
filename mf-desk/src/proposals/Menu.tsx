import { SelectField } from '@emberite/ui-kit/SelectField';
import { VisuallyHidden } from '@emberite/ui-kit/VisuallyHidden';
import { useEffect, useRef } from 'react';
import * as styles from './Proposals.module.css';

export interface MenuProps {
  /** What the person is called, unlike all others. */
  of: string;
  /** The names of the groups. */
  names: readonly string[];
  /** The group that the person is in; null for none. */
  at: number | null;
  /** Whether it has the focus when it appears, because the person was moved here with it. */
  isFocused: boolean;
  onMove: (to: number | null) => void;
}

const nowhere = 'none';

/** A menu that moves a person of a proposal to another group. */
export function Menu({ of, names, at, isFocused, onMove }: MenuProps) {
  const menu = useRef<HTMLSelectElement>(null);
  const wasMoved = useRef(isFocused);
  useEffect(() => {
    if (wasMoved.current) menu.current?.focus();
  }, []);
  return (
    <div className={styles.menu}>
      <SelectField
        ref={menu}
        label={<VisuallyHidden>Group of {of}</VisuallyHidden>}
        options={[
          ...names.map((label, index) => ({ value: String(index), label })),
          { value: nowhere, label: 'Still waiting' },
        ]}
        value={at === null ? nowhere : String(at)}
        onChange={(value) => onMove(value === nowhere ? null : Number(value))}
      />
    </div>
  );
}
