import { useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import { ActionBar } from '../ActionBar/index.ts';
import { Button } from '../Button/index.ts';
import { controlClass } from '../Field/index.ts';
import { Form } from '../Form/index.ts';
import type { FormProps } from '../Form/index.ts';
import { Icon, Plus, Trash } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Message } from '../Message/index.ts';
import * as styles from './BucketListEditor.module.css';
import { cleanList } from './cleanList.ts';

export interface BucketListEditorProps {
  /** The lines as typed. An empty line to add the next wish follows them. */
  lines: readonly string[];
  onChange: (lines: string[]) => void;
  onSave: () => void;
  /** The button's label while the list is being saved. */
  busy?: string | undefined;
  /** What is wrong with the list, at `lines`, or why it was not saved. */
  problem: FormProps['problem'];
  /** The index of the wrong line, from 0. It gets the focus. */
  wrongLine?: number | undefined;
  /** The message shown once the list is saved. */
  saved?: ReactNode;
}

/** A list of wishes, one per line. Enter moves to the next line, and pasted lines become one wish each. */
export function BucketListEditor(props: BucketListEditorProps) {
  const { lines, onChange, onSave, busy, problem, wrongLine, saved } = props;
  const list = useRef<HTMLOListElement>(null);
  const shown = [...lines, ''];

  const focus = (place: number) => list.current?.querySelectorAll('input')[place]?.focus();

  const remove = (place: number) => {
    onChange(lines.toSpliced(place, 1));
    // The fields stay, and their wishes move up.
    focus(Math.min(place, Math.max(0, lines.length - 2)));
  };

  const onKeyDown = (event: KeyboardEvent, place: number) => {
    // Safari says 229 for the Enter that ends a conversion.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || isComposing) return;
    event.preventDefault();
    focus(Math.min(place + 1, lines.length));
  };

  const paste = (event: ClipboardEvent, place: number) => {
    const pasted = event.clipboardData.getData('text').trim().split('\n');
    // The field would join the lines.
    if (pasted.length < 2) return;
    event.preventDefault();
    onChange(lines.toSpliced(place, 1, ...cleanList([lines[place] ?? '', ...pasted])));
  };

  const type = (place: number, text: string) =>
    onChange(place < lines.length ? lines.with(place, text) : [...lines, text]);

  return (
    <Form
      problem={problem}
      onSubmit={onSave}
      actions={
        <>
          <div>
            <Button variant="secondary" onClick={() => focus(lines.length)}>
              <Icon of={Plus} />
              Add a wish
            </Button>
          </div>
          <ActionBar>
            <Button type="submit" busy={busy}>
              Save Changes
            </Button>
            {problem?.at === 'lines' && <Message tone="danger">{problem.message}</Message>}
            {saved && <Message tone="success">{saved}</Message>}
          </ActionBar>
        </>
      }
    >
      <ol ref={list} className={styles.lines}>
        {shown.map((text, place) => (
          <li key={place} className={styles.line}>
            <input
              className={controlClass}
              type="text"
              aria-label={`Wish ${place + 1}`}
              value={text}
              aria-invalid={place === wrongLine || undefined}
              enterKeyHint="next"
              onKeyDown={(event) => onKeyDown(event, place)}
              onPaste={(event) => paste(event, place)}
              onChange={({ target }) => type(place, target.value)}
            />
            {place < lines.length && (
              <IconButton
                icon={Trash}
                label={text.trim() ? `Remove ${text.trim()}` : `Remove wish ${place + 1}`}
                onClick={({ detail }) => detail < 2 && remove(place)}
              />
            )}
          </li>
        ))}
      </ol>
    </Form>
  );
}
