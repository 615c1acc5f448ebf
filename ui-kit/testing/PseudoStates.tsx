import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Stack } from '../src/Stack/index.ts';

/** What takes the focus. */
const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** The classes by which Storybook shows a state, and what of a component may be in it. */
const states = {
  hover: { classes: ['pseudo-hover'], of: '*' },
  focus: { classes: ['pseudo-focus-visible', 'pseudo-focus'], of: focusable },
  active: { classes: ['pseudo-active'], of: focusable },
};

function InState({ name, children }: { name: keyof typeof states; children: ReactNode }) {
  const shown = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { classes, of } = states[name];
    for (const part of shown.current?.querySelectorAll(of) ?? []) part.classList.add(...classes);
  }, [name]);
  return (
    <div>
      <small>{name}</small>
      <div ref={shown}>{children}</div>
    </div>
  );
}

interface PseudoStatesProps {
  /** Given the state's name where each needs a name of its own, as landmarks do. */
  children: ReactNode | ((state: string) => ReactNode);
}

/** Something as under a pointer, with the keyboard's focus, and pressed; for matrices. */
export function PseudoStates({ children }: PseudoStatesProps) {
  const of = (state: string) => (typeof children === 'function' ? children(state) : children);
  return (
    <Stack>
      <InState name="hover">{of('hover')}</InState>
      <InState name="focus">{of('focus')}</InState>
      <InState name="active">{of('active')}</InState>
    </Stack>
  );
}
