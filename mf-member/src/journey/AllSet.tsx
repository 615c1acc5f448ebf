import { brand } from '@emberite/content/brand';
import { Button } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { celebrate } from '@emberite/ui-kit/Confetti';
import { Icon, PartyPopper } from '@emberite/ui-kit/Icon';
import { useState } from 'react';
import * as styles from './JourneyView.module.css';

/** Shown when everything is done, with a button to celebrate. */
export function AllSet() {
  const [celebrated, setCelebrated] = useState(false);
  return (
    <Card as="section" tone="pine" aria-labelledby="all-set" className={styles.allSet}>
      <span className={styles.party}>
        <Icon of={PartyPopper} size="large" />
      </span>
      <div className={styles.words}>
        <h2 id="all-set">You are all set!</h2>
        <output>
          {celebrated
            ? `Hooray! Well done, ${brand.member}.`
            : 'You have done everything there is to do for now. Your invite comes once a group is full.'}
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
