import type { ReactNode, Ref } from 'react';
import { useId } from 'react';
import * as styles from './SettingsSection.module.css';

export interface SettingsSectionProps {
  title: string;
  /** The heading, to move the focus to. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A titled part of a settings page. */
export function SettingsSection({ title, headingRef, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A quiet sentence about a setting. */
export function Note({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.note}>
      {children}
    </p>
  );
}
