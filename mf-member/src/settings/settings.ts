import { registrationsPath } from '@emberite/content/paths';
import {
  BookOpen,
  Calendar,
  Compass,
  Download,
  Eye,
  EyeOff,
  Mountain,
  Shield,
  Sparkles,
  Ticket,
  Trash,
  UserRound,
  Video,
} from '@emberite/ui-kit/Icon';
import type { IconShape } from '@emberite/ui-kit/Icon';
import { proxy } from 'valtio';

/** An item of the index. One without `href` is coming soon. */
export interface SettingItem {
  id: string;
  label: string;
  icon: IconShape;
  href?: string;
}

export interface SettingGroup {
  title: string;
  items: readonly SettingItem[];
}

const at = (id: string, label: string, icon: IconShape): SettingItem => ({
  id,
  label,
  icon,
  href: `/emberite/settings/${id}`,
});

/** Items without a page come last. */
const soonLast = (items: SettingItem[]) =>
  items.toSorted((a, b) => Number(!a.href) - Number(!b.href));

function settingGroups(showAccountDeletion: boolean): readonly SettingGroup[] {
  const account = (id: string, label: string, icon: IconShape) =>
    showAccountDeletion ? at(id, label, icon) : { id, label, icon };
  return [
    {
      title: 'Profile',
      items: [
        at('preview', 'Preview', Eye),
        at('basic', 'Basic info and preferences', UserRound),
        at('videos', 'Videos', Video),
        at('bucketlist', 'Bucket list', Mountain),
        { id: 'mindset', label: 'Mindset', icon: Sparkles },
        { id: 'event-preferences', label: 'Event preferences', icon: Calendar },
      ],
    },
    {
      title: 'Account',
      items: soonLast([
        at('invites', 'Invites', Ticket),
        { ...at('registrations', 'My registrations', Compass), href: registrationsPath },
        at('visibility', 'Visibility', EyeOff),
        at('auth', 'Authentication', Shield),
        { id: 'agreements', label: 'Agreements', icon: BookOpen },
        account('export', 'Export my data', Download),
        account('delete-account', 'Delete account', Trash),
      ]),
    },
  ];
}

/** The last pressed item without a page. `times` distinguishes repeated presses. */
export interface Pressed {
  id: string;
  times: number;
}

/**
 * Creates the settings index: its groups, and the last pressed item without a page. The pages that
 * export and delete the account have a flag.
 */
export function createSettings({ showAccountDeletion }: { showAccountDeletion: boolean }) {
  const state = proxy<{ pressed: Pressed | null }>({ pressed: null });
  return {
    state,
    groups: settingGroups(showAccountDeletion),
    press(id: string): void {
      state.pressed = { id, times: (state.pressed?.times ?? 0) + 1 };
    },
  };
}
