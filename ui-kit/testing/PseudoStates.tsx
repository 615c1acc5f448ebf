import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Stack } from '../src/Stack/index.ts';

/** Focusable elements. */
const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** The classes Storybook uses to show a state, and the elements that can have it. */
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
  /** Receives the state's name, for components that need unique names, such as landmarks. */
  children: ReactNode | ((state: string) => ReactNode);
  /** `tiles` puts the states side by side if there is room, for cards. */
  layout?: 'column' | 'tiles';
}

/** Shows its content hovered, focused by keyboard, and pressed; for matrices. */
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
