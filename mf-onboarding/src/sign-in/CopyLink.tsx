import { Button } from '@emberite/ui-kit/Button';
import { TextField } from '@emberite/ui-kit/TextField';
import { VisuallyHidden } from '@emberite/ui-kit/VisuallyHidden';
import { useEffect, useRef, useState } from 'react';

/** How long the button says that the link is copied, in ms. */
const confirmation = 2000;

/** Copies the address of this page, or shows it to be copied by hand. */
export function CopyLink({ copy }: { copy: (text: string) => Promise<void> }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (outcome === 'refused') {
      field.current?.focus();
      field.current?.select();
    }
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), confirmation);
    return () => clearTimeout(timer);
  }, [outcome]);

  if (outcome === 'refused') {
    return (
      <TextField
        ref={field}
        label="Link to this page"
        hint="Your browser does not let us copy it, so please copy it yourself."
        readOnly
        value={location.href}
        onClick={({ currentTarget }) => currentTarget.select()}
      />
    );
  }
  const copied = outcome === 'copied' && 'Link copied';
  return (
    <div>
      <Button
        size="large"
        width="full"
        onClick={() => {
          copy(location.href).then(
            () => setOutcome('copied'),
            () => setOutcome('refused'),
          );
        }}
      >
        {copied || 'Copy link'}
      </Button>
      <VisuallyHidden>
        <output>{copied}</output>
      </VisuallyHidden>
    </div>
  );
}
