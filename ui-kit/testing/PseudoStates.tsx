import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Stack } from '../src/Stack/index.ts';

/** What takes the focus. */
const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** The classes by which Storybook shows a state, and what of a component may be in it. */
const classesOf = {
  hover: { classes: ['pseudo-hover'], of: '*' },
  focus: { classes: ['pseudo-focus-visible', 'pseudo-focus'], of: focusable },
  active: { classes: ['pseudo-active'], of: focusable },
};

function InState({ name, children }: { name: keyof typeof classesOf; children: ReactNode }) {
  const shown = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { classes, of } = classesOf[name];
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
  /** `tiles` puts the states side by side where there is room, as cards are. */
  layout?: 'column' | 'tiles';
}

/** Something as under a pointer, with the keyboard's focus, and pressed; for matrices. */
export function PseudoStates({ children, layout = 'column' }: PseudoStatesProps) {
  const of = (state: string) => (typeof children === 'function' ? children(state) : children);
  const states = (
    <>
      <InState name="hover">{of('hover')}</InState>
      <InState name="focus">{of('focus')}</InState>
      <InState name="active">{of('active')}</InState>
    </>
  );
  return layout === 'tiles' ? <div className="tiles">{states}</div> : <Stack>{states}</Stack>;
}
