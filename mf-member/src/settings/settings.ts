import { registrationsPath } from '@emberite/content/registrationWizard';
import { proxy } from 'valtio';

/** The message for an item without a page. */
export const comingSoonMessage = 'This feature is coming soon! Apologies for inconvenience.';

export type SettingId =
  | 'preview'
  | 'basic'
  | 'videos'
  | 'bucketlist'
  | 'mindset'
  | 'event-preferences'
  | 'invites'
  | 'registrations'
  | 'visibility'
  | 'auth'
  | 'agreements'
  | 'export'
  | 'delete-account';

/** An item of the index. One without `href` is coming soon. */
export interface SettingItem {
  id: SettingId;
  label: string;
  href?: string;
}

export interface SettingGroup {
  title: string;
  items: readonly SettingItem[];
}

const at = (id: SettingId, label: string): SettingItem => ({
  id,
  label,
  href: `/emberite/settings/${id}`,
});

function settingGroups(showAccountDeletion: boolean): readonly SettingGroup[] {
  const account = (id: SettingId, label: string) =>
    showAccountDeletion ? at(id, label) : { id, label };
  return [
    {
      title: 'Profile',
      items: [
        at('preview', 'Preview'),
        at('basic', 'Basic info and preferences'),
        at('videos', 'Videos'),
        at('bucketlist', 'Bucket list'),
        { id: 'mindset', label: 'Mindset' },
        { id: 'event-preferences', label: 'Event preferences' },
      ],
    },
    {
      title: 'Account',
      items: [
        at('invites', 'Invites'),
        {
          id: 'registrations',
          label: 'My registrations',
          href: registrationsPath,
        },
        at('visibility', 'Visibility'),
        at('auth', 'Authentication'),
        { id: 'agreements', label: 'Agreements' },
        account('export', 'Export my data'),
        account('delete-account', 'Delete account'),
      ],
    },
  ];
}

/** The last pressed item without a page. `times` distinguishes repeated presses. */
export interface Asked {
  id: SettingId;
  times: number;
}

/**
 * Creates the settings index: its groups, and the last pressed item without a page. The pages that
 * export and delete the account have a flag.
 */
export function createSettings({ showAccountDeletion }: { showAccountDeletion: boolean }) {
  const state = proxy<{ asked: Asked | null }>({ asked: null });
  return {
    state,
    groups: settingGroups(showAccountDeletion),
    ask(id: SettingId): void {
      state.asked = { id, times: (state.asked?.times ?? 0) + 1 };
    },
  };
}
