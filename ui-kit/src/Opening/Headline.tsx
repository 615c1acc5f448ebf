import { Fragment } from 'react';
import * as styles from './Headline.module.css';

/** A headline that keeps hyphenated words on one line without changing the text. */
export function Headline({ text }: { text: string }) {
  return text.split(' ').map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {word.includes('-') ? <span className={styles.whole}>{word}</span> : word}
    </Fragment>
  ));
}
