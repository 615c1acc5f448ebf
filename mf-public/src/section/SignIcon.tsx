import { Icon } from '@emberite/ui-kit/Icon';
import type { IconShape } from '@emberite/ui-kit/Icon';
import * as styles from './SignIcon.module.css';

/** A decorative icon in a small window with a round top, next to text. */
export function SignIcon({ of }: { of: IconShape }) {
  return (
    <span className={styles.sign}>
      <Icon of={of} />
    </span>
  );
}
