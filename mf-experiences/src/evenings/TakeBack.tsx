import { Button } from '@emberite/ui-kit/Button';
import type { ButtonProps } from '@emberite/ui-kit/Button';
import { Confirm } from '@emberite/ui-kit/Dialog';
import { useState } from 'react';
import type { useAnswers } from './useAnswers.ts';

interface TakeBackProps extends Pick<ButtonProps, 'variant' | 'size'> {
  decline: ReturnType<ReturnType<typeof useAnswers>['buttonOf']>;
}

/** Takes back a yes, once the member has confirmed it: a no cannot be taken back. */
export function TakeBack({ decline, ...look }: TakeBackProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button {...look} {...decline} onClick={() => setIsAsking(!decline['aria-disabled'])}>
        I can’t come after all
      </Button>
      <Confirm
        open={isAsking}
        title="You can’t come after all?"
        keep="I come"
        action="I can’t come"
        onKeep={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          decline.onClick();
        }}
      >
        <p>Your place goes to somebody who waits, and you may not get it back.</p>
      </Confirm>
    </>
  );
}
