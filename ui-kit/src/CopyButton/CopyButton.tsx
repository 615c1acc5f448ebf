import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import type { ButtonProps } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { toClipboard } from './deliver.ts';
import type { Delivery } from './deliver.ts';

/** How long the button says that the text is copied, in ms. */
const confirmation = 2000;

export interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'width'> {
  /** Returns the text. Called on a click, because a prerendered page does not know its address. */
  text: () => string;
  /** The label. */
  children: ReactNode;
  /** The label for 2 s after the text was copied: 'Link copied'. */
  copied: string;
  /** The label of the field with the text, shown if it cannot be copied: 'Link to this page'. */
  fieldLabel: string;
  /** What to do with the text. Default: `toClipboard`. */
  deliver?: (text: string) => Promise<Delivery>;
}

/** Copies a text and says so. If that fails, shows the text selected, to be copied by hand. */
export function CopyButton(props: CopyButtonProps) {
  const { text, children, copied, fieldLabel, deliver = toClipboard, ...look } = props;
  const [outcome, setOutcome] = useState<{ is: Delivery | 'refused'; text: string } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
    if (outcome?.is !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), confirmation);
    return () => clearTimeout(timer);
  }, [outcome]);

  if (outcome?.is === 'refused') {
    return (
      <TextField
        ref={field}
        label={fieldLabel}
        hint="Your browser does not let us copy it, so please copy it yourself."
        readOnly
        value={outcome.text}
        onClick={({ currentTarget }) => currentTarget.select()}
      />
    );
  }
  const isCopied = outcome?.is === 'copied';
  return (
    <div data-scripted>
      <Button
        {...look}
        onClick={() => {
          const now = text();
          const settle = (is: Delivery | 'refused') => setOutcome({ is, text: now });
          deliver(now).then(settle, () => settle('refused'));
        }}
      >
        {isCopied ? copied : children}
      </Button>
      <VisuallyHidden>
        <output>{isCopied && copied}</output>
      </VisuallyHidden>
    </div>
  );
}
