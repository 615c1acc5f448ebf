import { Badge } from '@emberite/ui-kit/Badge';
import {
  BookOpen,
  Calendar,
  ChevronRight,
  Compass,
  Download,
  Eye,
  EyeOff,
  Icon,
  Mountain,
  Shield,
  Sparkles,
  Ticket,
  Trash,
  UserRound,
  Video,
} from '@emberite/ui-kit/Icon';
import type { IconShape } from '@emberite/ui-kit/Icon';
import { Link } from '@emberite/ui-kit/Link';
import { comingSoonMessage } from './settings.ts';
import type { SettingId, SettingItem } from './settings.ts';
import * as styles from './SettingsView.module.css';

const icons: Readonly<Record<SettingId, IconShape>> = {
  preview: Eye,
  basic: UserRound,
  videos: Video,
  bucketlist: Mountain,
  mindset: Sparkles,
  'event-preferences': Calendar,
  invites: Ticket,
  registrations: Compass,
  visibility: EyeOff,
  auth: Shield,
  agreements: BookOpen,
  export: Download,
  'delete-account': Trash,
};

export interface SettingRowProps {
  item: SettingItem;
  /** How often it was pressed although it has no page; 0 if it was not the last one pressed. */
  asked: number;
  onAsk: (id: SettingId) => void;
}

/** One row of the settings: a link to its page, or a button that says that it is coming soon. */
export function SettingRow({ item, asked, onAsk }: SettingRowProps) {
  const { id, label, href } = item;
  const words = (
    <>
      <span className={styles.icon}>
        <Icon of={icons[id]} />
      </span>
      <span className={styles.label}>{label}</span>
    </>
  );
  if (href) {
    return (
      <li>
        <Link href={href} className={styles.row}>
          {words}
          <Icon of={ChevronRight} />
        </Link>
      </li>
    );
  }
  return (
    <li>
      <button type="button" className={styles.row} onClick={() => onAsk(id)}>
        {words}
        <Badge>Coming soon</Badge>
      </button>
      {asked > 0 && (
        <p key={asked} role="alert" className={styles.message}>
          {comingSoonMessage}
        </p>
      )}
    </li>
  );
}
