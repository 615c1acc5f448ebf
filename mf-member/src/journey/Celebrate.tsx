import { isolated } from '@emberite/contract/isolated';
import { Button } from '@emberite/ui-kit/Button';
import { celebrate } from '@emberite/ui-kit/Confetti';
import { useState } from 'react';

/** Throws confetti for a member who is all set. `nickname` is empty if they have none. */
export function Celebrate({ nickname }: { nickname: string }) {
  const [celebrated, setCelebrated] = useState(false);
  return (
    <>
      <output>{celebrated && `Hooray! Well done${nickname && `, ${isolated(nickname)}`}.`}</output>
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
    </>
  );
}
