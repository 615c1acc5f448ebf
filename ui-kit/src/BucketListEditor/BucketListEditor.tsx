import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react';
import { Button } from '../Button/index.ts';
import { controlClass } from '../Field/index.ts';
import { Icon, Plus, Trash } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Message } from '../Message/index.ts';
import * as styles from './BucketListEditor.module.css';
import { cleanList } from './cleanList.ts';

export interface BucketListEditorProps {
  /** The stored list, where editing starts. */
  items: readonly string[];
  /** Receives the trimmed list without empty or duplicate lines. */
  onSave: (items: string[]) => void;
  /** The button's label while the list is being saved. */
  busy?: string | undefined;
  error?: ReactNode;
  /** The message shown once the list is saved. */
  saved?: ReactNode;
}

let lastKey = 0;

/** Lines with keys, so that inputs survive when an earlier line is removed. */
const keyed = (texts: readonly string[]) => texts.map((text) => ({ key: ++lastKey, text }));

/** A list of wishes, one per line. Enter moves to the next line, and adds one after the last. */
export function BucketListEditor({ items, onSave, busy, error, saved }: BucketListEditorProps) {
  const [lines, setLines] = useState(() => keyed([...items, '']));
  const list = useRef<HTMLOListElement>(null);

  /** Focuses a line once it is rendered. */
  const focus = (place: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[place]?.focus());

  const add = () => {
    setLines([...lines, ...keyed([''])]);
    focus(lines.length);
  };

  const remove = (place: number) => {
    setLines(lines.length > 1 ? lines.toSpliced(place, 1) : keyed(['']));
    focus(Math.min(place, Math.max(0, lines.length - 2)));
  };

  const onKeyDown = (event: KeyboardEvent, place: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (place < lines.length - 1) focus(place + 1);
    else if (lines[place]?.text.trim()) add();
  };

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const cleaned = cleanList(lines.map(({ text }) => text));
    setLines(keyed([...cleaned, '']));
    onSave(cleaned);
  };

  return (
    <form className={styles.editor} onSubmit={save}>
      <ol ref={list} className={styles.lines}>
        {lines.map(({ key, text }, place) => (
          <li key={key} className={styles.line}>
            <input
              className={controlClass}
              type="text"
              aria-label={`Wish ${place + 1}`}
              value={text}
              enterKeyHint="next"
              onKeyDown={(event) => onKeyDown(event, place)}
              onChange={({ target }) => setLines(lines.with(place, { key, text: target.value }))}
            />
            <IconButton
              icon={Trash}
              label={text.trim() ? `Remove ${text.trim()}` : `Remove wish ${place + 1}`}
              onClick={() => remove(place)}
            />
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={add}>
          <Icon of={Plus} />
          Add a line
        </Button>
        <Button type="submit" busy={busy}>
          Save Changes
        </Button>
      </div>
      {error && <Message tone="danger">{error}</Message>}
      {saved && <Message tone="success">{saved}</Message>}
    </form>
  );
}
