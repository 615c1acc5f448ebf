import { Badge } from '@emberite/ui-kit/Badge';
import { ChevronRight, Icon } from '@emberite/ui-kit/Icon';
import { Link } from '@emberite/ui-kit/Link';
import type { SettingItem } from './settings.ts';
import { comingSoonMessage } from './comingSoon.ts';
import * as styles from './SettingsView.module.css';

export interface SettingRowProps {
  item: SettingItem;
  /** How often it was pressed although it has no page; 0 if it was not the last one pressed. */
  pressed: number;
  onPress: (id: string) => void;
}

/** One row of the settings: a link to its page, or a button that says that it is coming soon. */
export function SettingRow({ item, pressed, onPress }: SettingRowProps) {
  const { id, label, icon, href } = item;
  const words = (
    <>
      <span className={styles.icon}>
        <Icon of={icon} />
      </span>
      <span className={styles.label}>{label}</span>
    </>
  );
  return (
    <li>
      {href ? (
        <Link href={href} className={styles.row}>
          {words}
          <Icon of={ChevronRight} />
        </Link>
      ) : (
        <button type="button" className={styles.row} onClick={() => onPress(id)}>
          {words}
          <Badge>Coming soon</Badge>
        </button>
      )}
      {pressed > 0 && (
        <p key={pressed} role="alert" className={styles.message}>
          {comingSoonMessage}
        </p>
      )}
    </li>
  );
}
