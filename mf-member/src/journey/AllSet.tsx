import { brand } from '@emberite/content/brand';
import { Button } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { celebrate } from '@emberite/ui-kit/Confetti';
import { Icon, PartyPopper } from '@emberite/ui-kit/Icon';
import { useState } from 'react';
import type { Ref } from 'react';
import * as styles from './JourneyView.module.css';

/** For every member with videos: congratulates them. */
export function AllSet({ headingRef }: { headingRef?: Ref<HTMLHeadingElement> | undefined }) {
  const [celebrated, setCelebrated] = useState(false);
  return (
    <Card as="section" tone="pine" aria-labelledby="all-set" className={styles.allSet}>
      <span className={styles.party}>
        <Icon of={PartyPopper} size="large" />
      </span>
      <div className={styles.words}>
        <h2 id="all-set" ref={headingRef} tabIndex={-1} className={styles.heading}>
          You are all set!
        </h2>
        <output>
          {celebrated
            ? `Hooray! Well done, ${brand.member}.`
            : 'You have shown a little of yourself, and that is the hardest part. Your invite comes once a group is full.'}
        </output>
      </div>
      <Button
        onClick={() => {
          setCelebrated(true);
          void celebrate();
        }}
      >
        Celebrate
      </Button>
    </Card>
  );
}
