import { isolated } from '@emberite/sdk/contract/isolated';
import { Button } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { celebrate } from '@emberite/ui-kit/Confetti';
import { Icon, PartyPopper } from '@emberite/ui-kit/Icon';
import { useState } from 'react';
import type { Ref } from 'react';
import * as styles from './JourneyView.module.css';

export interface AllSetProps {
  /** Empty if the member has none. */
  nickname: string;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** Congratulates every member with videos. */
export function AllSet({ nickname, headingRef }: AllSetProps) {
  const [celebrated, setCelebrated] = useState(false);
  return (
    <Card as="section" tone="pine" aria-labelledby="all-set" className={styles.allSet}>
      <div className={styles.party}>
        <Icon of={PartyPopper} size="large" />
        <h2 id="all-set" ref={headingRef} tabIndex={-1} className={styles.heading}>
          You are all set!
        </h2>
      </div>
      <output>
        {celebrated
          ? `Hooray! Well done${nickname && `, ${isolated(nickname)}`}.`
          : 'You have shown a little of yourself, and that is the hardest part. Once you are registered for something, your invite comes when its group is full.'}
      </output>
      <Button
        variant="secondary"
        size="small"
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
