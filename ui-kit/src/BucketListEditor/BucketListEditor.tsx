import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ActionBar } from '../ActionBar/index.ts';
import { Button } from '../Button/index.ts';
import { controlClass } from '../Field/index.ts';
import { Form } from '../Form/index.ts';
import type { FormProps } from '../Form/index.ts';
import { Icon, Plus, Trash } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Message } from '../Message/index.ts';
import * as styles from './BucketListEditor.module.css';

export interface BucketListEditorProps {
  /** The wishes as typed. An empty field for the next one follows them. */
  wishes: readonly string[];
  onChange: (wishes: string[]) => void;
  onSave: () => void;
  /** The button's label while the list is being saved. */
  busy?: string | undefined;
  /** What is wrong with the list, at `wishes`, or why it was not saved. */
  problem: FormProps['problem'];
  /** The index of the wrong wish, from 0. It gets the focus. */
  wrongWish?: number | undefined;
  /** The message shown once the list is saved. */
  saved?: ReactNode;
}

/** A list of wishes, one per line. Enter moves to the next line. */
export function BucketListEditor(props: BucketListEditorProps) {
  const { wishes, onChange, onSave, busy, problem, wrongWish, saved } = props;
  const list = useRef<HTMLOListElement>(null);
  const shown = [...wishes, ''];

  const focus = (place: number) => list.current?.querySelectorAll('input')[place]?.focus();

  const remove = (place: number) => {
    flushSync(() => onChange(wishes.toSpliced(place, 1)));
    focus(Math.min(place, Math.max(0, wishes.length - 2)));
  };

  const onKeyDown = (event: KeyboardEvent, place: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    focus(Math.min(place + 1, wishes.length));
  };

  const type = (place: number, text: string) =>
    onChange(place < wishes.length ? wishes.with(place, text) : [...wishes, text]);

  return (
    <Form
      problem={problem}
      onSubmit={onSave}
      actions={
        <>
          <div>
            <Button variant="secondary" onClick={() => focus(wishes.length)}>
              <Icon of={Plus} />
              Add a wish
            </Button>
          </div>
          <ActionBar>
            <Button type="submit" busy={busy}>
              Save Changes
            </Button>
            {problem?.at === 'wishes' && <Message tone="danger">{problem.message}</Message>}
            {saved && <Message tone="success">{saved}</Message>}
          </ActionBar>
        </>
      }
    >
      <ol ref={list} className={styles.wishes}>
        {shown.map((text, place) => (
          <li key={place} className={styles.wish}>
            <input
              className={controlClass}
              type="text"
              aria-label={`Wish ${place + 1}`}
              value={text}
              aria-invalid={place === wrongWish || undefined}
              enterKeyHint="next"
              onKeyDown={(event) => onKeyDown(event, place)}
              onChange={({ target }) => type(place, target.value)}
            />
            {place < wishes.length && (
              <IconButton
                icon={Trash}
                label={text.trim() ? `Remove ${text.trim()}` : `Remove wish ${place + 1}`}
                onClick={() => remove(place)}
              />
            )}
          </li>
        ))}
      </ol>
    </Form>
  );
}
