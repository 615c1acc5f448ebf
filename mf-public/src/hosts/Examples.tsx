import { Card } from '@emberite/ui-kit/Card';
import { ArrowLeft, ArrowRight } from '@emberite/ui-kit/Icon';
import { IconButton } from '@emberite/ui-kit/IconButton';
import { Scene } from '@emberite/ui-kit/Scene';
import { useRef } from 'react';
import * as styles from './Examples.module.css';
import type { HostExample } from './hosts.ts';

/** Makes a scrolling element a tab stop, so that the arrow keys can scroll it. */
const scrollStop = { tabIndex: 0 } as const;

export interface ExamplesProps {
  /** The list's name, for screen readers. */
  label: string;
  examples: readonly HostExample[];
}

/** A row of ideas that scrolls sideways by touch, keyboard and its two buttons. */
export function Examples({ label, examples }: ExamplesProps) {
  const row = useRef<HTMLUListElement>(null);
  const turn = (direction: 1 | -1) => {
    const { current } = row;
    if (!current) return;
    const ahead = getComputedStyle(current).direction === 'rtl' ? -1 : 1;
    current.scrollBy({ left: ahead * direction * current.clientWidth * 0.8 });
  };
  return (
    <div className={styles.examples}>
      <ul className={styles.row} ref={row} aria-label={label} {...scrollStop}>
        {examples.map(({ title, text, motif }) => (
          <Card as="li" key={title} padding="none" className={styles.example}>
            <div className={styles.picture}>
              <Scene motif={motif} />
            </div>
            <div className={styles.words}>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </Card>
        ))}
      </ul>
      <div className={styles.turn} data-scripted>
        <IconButton icon={ArrowLeft} label="Previous ideas" onClick={() => turn(-1)} />
        <IconButton icon={ArrowRight} label="Next ideas" onClick={() => turn(1)} />
      </div>
    </div>
  );
}
