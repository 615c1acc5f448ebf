import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Skeleton.module.css';

export interface SkeletonProps {
  shape?: 'text' | 'title' | 'card';
}

/** A grey placeholder for content that is loading. */
export function Skeleton({ shape = 'text' }: SkeletonProps) {
  return <span className={styles[shape]} aria-hidden="true" />;
}

/** A group of skeletons for one item, which shows after 300 ms. `label` tells screen readers that it is loading. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <output className={styles.group} data-scripted>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </output>
  );
}
