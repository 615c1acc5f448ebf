import * as styles from './Headline.module.css';

/** A headline that keeps hyphenated words on one line without changing the text. */
export function Headline({ text }: { text: string }) {
  // Split by a group, so every second part is a hyphenated word.
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
