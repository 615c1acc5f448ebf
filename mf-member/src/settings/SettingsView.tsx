import type { Standing as StandingOf } from '@emberite/sdk/standing';
import { Card } from '@emberite/ui-kit/Card';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import { Standing } from '@emberite/ui-kit/Standing';
import type { Pressed, SettingGroup } from './settings.ts';
import { SettingRow } from './SettingRow.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import * as styles from './SettingsView.module.css';

export interface SettingsViewProps {
  groups: readonly SettingGroup[];
  pressed: Pressed | null;
  onPress: (id: string) => void;
  /** Where the member stands; null while nobody is signed in. */
  standing: StandingOf | null;
}

/** The groups of settings. An item without a page says that it is coming soon. */
export function SettingsView({ groups, pressed, onPress, standing }: SettingsViewProps) {
  return (
    <Page>
      <PageHeader title="Settings" />
      {standing && <Standing {...standing} />}
      <div className={styles.groups}>
        {groups.map(({ title, items }) => (
          <SettingsSection key={title} title={title}>
            <Card padding="none">
              <ul className={styles.items}>
                {items.map((item) => (
                  <SettingRow
                    key={item.id}
                    item={item}
                    pressed={pressed?.id === item.id ? pressed.times : 0}
                    onPress={onPress}
                  />
                ))}
              </ul>
            </Card>
          </SettingsSection>
        ))}
      </div>
    </Page>
  );
}
