import * as styles from './Bar.module.css';

const edge = `${styles.bar} ${styles.late}`;
const places = { page: styles.late, edge, move: `${edge} ${styles.move}` };

/**
 * Says after ten seconds that this takes long, in a page, or at the edge of the window, there also of a move to another
 * page: by its style alone, because a document shows it before any script is there. `href` is what is loading, by
 * default this page.
 */
export function Late({ place, href = '' }: { place: keyof typeof places; href?: string }) {
  return (
    <p className={places[place]} data-scripted>
      <output>This is taking longer than usual.</output> <a href={href}>Reload</a>
    </p>
  );
}
