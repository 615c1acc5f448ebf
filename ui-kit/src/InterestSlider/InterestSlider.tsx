import { useId, useRef, useState } from 'react';
import type { CSSProperties, PointerEvent, ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { clampLevel, defaultLevel, interestLevels, levelName } from './levels.ts';
import * as styles from './InterestSlider.module.css';
import { moved, swipedLevel } from './swipe.ts';
import type { Swipe } from './swipe.ts';
import { useZoomed } from './useZoomed.ts';

export interface InterestSliderProps {
  /** The slider's name: 'How interested are you in Maya?' */
  label: string;
  /** 0 to 5; other values are clamped. Default 1. */
  level?: number;
  onChange: (level: number) => void;
  /** The content to be interested in. A horizontal swipe over it changes the level, too. */
  children?: ReactNode;
  /** What follows the content, such as a link to the next person. A swipe works here, too. */
  after?: ReactNode;
}

/** Controls that a swipe must not affect. */
const controls = 'a, button, input, select, textarea, video, [role="slider"]';

/** Whether a finger may be changing what is selected. A mouse begins a new selection. */
const isSelecting = ({ pointerType }: PointerEvent) =>
  pointerType === 'touch' && getSelection()?.isCollapsed === false;

/**
 * A slider for interest in six levels, each of which tints the area around it. It is a real range
 * input, for keyboards and screen readers. A swipe over the area changes it by one, and can be undone.
 * The slider is a bar at the bottom of the window as long as the area is in view, above the navigation.
 * On touch screens vertical movement still scrolls; while the page is zoomed in, all movement does.
 */
export function InterestSlider(props: InterestSliderProps) {
  const { label, level: given = defaultLevel, onChange, children, after } = props;
  const level = clampLevel(given);
  const id = useId();
  const swipe = useRef<Swipe>(undefined);
  const isZoomed = useZoomed();

  // A swipe does not move the focus, so its level is announced here; the input announces its own
  // changes.
  const [said, setSaid] = useState('');
  /** Where the finger is while it swipes, in pixels of the window. */
  const [finger, setFinger] = useState<{ x: number; y: number }>();
  /** The level before the last swipe, which Undo restores. */
  const [before, setBefore] = useState<number>();

  const change = (next: number, aloud: string) => {
    if (next === level) return;
    setSaid(aloud);
    onChange(next);
  };

  const end = () => {
    swipe.current = undefined;
    setFinger(undefined);
  };

  const cancel = (swipe: Swipe) => {
    change(swipe.level, levelName(swipe.level));
    setBefore(undefined);
    end();
  };

  const begin = (event: PointerEvent<HTMLDivElement>) => {
    // Two fingers zoom.
    if (swipe.current) return cancel(swipe.current);
    const isControl = event.target instanceof Element && event.target.closest(controls);
    if (isControl || isZoomed || isSelecting(event) || event.button !== 0) return;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    swipe.current = { pointer, x, y, level, direction: 'undecided' };
  };

  const move = (event: PointerEvent<HTMLDivElement>) => {
    const { pointerId, clientX, clientY, currentTarget } = event;
    if (swipe.current?.pointer !== pointerId) return;
    // A mouse that was released elsewhere.
    if (event.buttons === 0) return end();
    swipe.current = moved(swipe.current, clientX, clientY);
    if (swipe.current.direction !== 'horizontal') return;
    currentTarget.setPointerCapture(pointerId);
    // A mouse would select the text it passes.
    getSelection()?.removeAllRanges();
    const ahead = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
    const next = swipedLevel(swipe.current, clientX, ahead);
    setFinger({ x: clientX, y: clientY });
    setBefore(next === swipe.current.level ? undefined : swipe.current.level);
    change(next, levelName(next));
  };

  return (
    <div
      className={styles.area}
      data-level={level}
      data-zoomed={isZoomed || undefined}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      // A mouse would drag images instead.
      onDragStart={(event) => swipe.current && event.preventDefault()}
    >
      {children && <div className={styles.content}>{children}</div>}
      {after && <div className={styles.after}>{after}</div>}
      <div className={styles.slider} data-scripted data-screen>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <span className={styles.name}>
          <span aria-hidden="true">{levelName(level)}</span>
          {before !== undefined && !finger && (
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                // This button is gone then.
                document.getElementById(id)?.focus({ preventScroll: true });
                setBefore(undefined);
                change(before, levelName(before));
              }}
            >
              Undo
            </Button>
          )}
        </span>
        <input
          id={id}
          className={styles.range}
          type="range"
          min={0}
          max={interestLevels.length - 1}
          value={level}
          aria-valuetext={levelName(level)}
          onChange={(event) => {
            setBefore(undefined);
            change(event.target.valueAsNumber, '');
          }}
        />
        <span className={styles.ends} aria-hidden="true">
          <span>{interestLevels[0]}</span>
          <span>{interestLevels.at(-1)}</span>
        </span>
        <VisuallyHidden>
          <output>{said}</output>
        </VisuallyHidden>
      </div>
      {finger && (
        <span
          className={styles.finger}
          data-screen
          style={{ '--x': `${finger.x}px`, '--y': `${finger.y}px` } as CSSProperties}
          aria-hidden="true"
        >
          {levelName(level)}
        </span>
      )}
    </div>
  );
}
