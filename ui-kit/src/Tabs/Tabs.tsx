import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import * as styles from './Tabs.module.css';

export interface TabsProps<Id extends string> {
  /** The name of the tab list. */
  label: string;
  tabs: readonly { id: Id; label: ReactNode; content: ReactNode }[];
  value: Id;
  onChange: (id: Id) => void;
}

/** Returns the index a key moves to in a row of `count` tabs; undefined for other keys. */
function target(key: string, place: number, count: number, rtl: boolean): number | undefined {
  switch (key) {
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      return (place + 1) % count;
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      return (place + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Tabs for a few panels in one place, shown as segments. Arrow keys move between them. */
export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const place = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === value),
  );

  const onKeyDown = (event: KeyboardEvent) => {
    // The browser's, such as Back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = target(event.key, place, tabs.length, rtl);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChange(tab.id);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div className={styles.tabs}>
      <div ref={row} className={styles.row} role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}tab-${tab.id}`}
            className={styles.tab}
            aria-selected={index === place}
            aria-controls={index === place ? `${id}panel` : undefined}
            tabIndex={index === place ? 0 : -1}
            onClick={() => onChange(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={`${id}tab-${tabs[place]?.id}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as the ARIA pattern for
        // tabs requires
        tabIndex={0}
      >
        {tabs[place]?.content}
      </div>
    </div>
  );
}
