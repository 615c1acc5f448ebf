import * as styles from './Bar.module.css';

const places = { page: styles.late, edge: `${styles.bar} ${styles.late}` };

/**
 * Says after ten seconds that this takes long, in a page or at the edge of the window: by its style alone, because a
 * document shows it before any script is there.
 */
export function Late({ place }: { place: keyof typeof places }) {
  return (
    <p className={places[place]} data-scripted>
      <span>This is taking longer than usual.</span>{' '}
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the page's own address */}
      <a href="">Reload</a>
    </p>
  );
}
