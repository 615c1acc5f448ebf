import { Card } from '@emberite/ui-kit/Card';
import { TextLink } from '@emberite/ui-kit/TextLink';
import type { ReactNode } from 'react';
import { useId } from 'react';
import * as styles from './SettingsPageLayout.module.css';

/** What a settings page is for: beside it on wide screens, below it on others. */
export function Beside({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" tone="sunken" aria-labelledby={id} className={styles.beside}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  );
}

/** What other members learn from a profile. */
export function WhatOthersSee() {
  return (
    <Beside title="What others see">
      <p>
        Your nickname, place, age group, relationship status, whom you are interested in, your
        bucket list and your videos. Never your sex, and never your exact age.
      </p>
      <TextLink href="/emberite/settings/preview">See your profile as others do</TextLink>
    </Beside>
  );
}
