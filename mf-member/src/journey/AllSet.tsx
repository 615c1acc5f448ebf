import { Button } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { celebrate } from '@emberite/ui-kit/Confetti';
import { Icon, PartyPopper } from '@emberite/ui-kit/Icon';
import { TextLink } from '@emberite/ui-kit/TextLink';
import { useState } from 'react';
import type { Ref } from 'react';
import { namesOf } from '../videos/needed.ts';
import type { NeededType } from '../videos/needed.ts';
import * as styles from './JourneyView.module.css';

export interface AllSetProps {
  /** Empty for whoever has none. */
  nickname: string;
  /** The types of video without which nobody can discover the member. */
  missing: readonly NeededType[];
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** For every member with videos: congratulates them, and says what is missing to be discoverable. */
export function AllSet({ nickname, missing, headingRef }: AllSetProps) {
  const [celebrated, setCelebrated] = useState(false);
  const start = missing.length > 1 ? 'A good start, now' : 'One down, now';
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
            ? `Hooray! Well done${nickname && `, ${nickname}`}.`
            : 'You have shown a little of yourself, and that is the hardest part. Once you are registered for something, your invite comes when its group is full.'}
        </output>
        {missing.length > 0 && (
          <p>
            {`${start} ${namesOf(missing)}: others discover you only with both kinds. `}
            <TextLink href="/emberite/settings/videos">Record it</TextLink>
          </p>
        )}
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
