import type { ReactNode } from 'react';
import * as styles from './Audience.module.css';

export interface AudienceProps {
  visitor: ReactNode;
  member: ReactNode;
}

/**
 * Shows one thing to visitors and another to members. Both are in the markup, which is the same for
 * everybody, and CSS shows one of them before the first paint: the shell marks the document of a
 * member with `data-member`.
 */
export function Audience({ visitor, member }: AudienceProps) {
  return (
    <>
      <div className={styles.visitor}>{visitor}</div>
      <div className={styles.member}>{member}</div>
    </>
  );
}
