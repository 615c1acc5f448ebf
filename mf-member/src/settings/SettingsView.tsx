import type { Said, Standing as StandingOf } from '@emberite/sdk/standing';
import type { Theme } from '@emberite/sdk/theme';
import { Card } from '@emberite/ui-kit/Card';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import { SingleChoice } from '@emberite/ui-kit/SingleChoice';
import { Standing } from '@emberite/ui-kit/Standing';
import { WithRegistrations } from '../member/WithRegistrations.tsx';
import { SignOutPart } from '../sign-out/SignOutPart.tsx';
import type { SignOutProps } from '../sign-out/SignOutPart.tsx';
import type { Pressed, SettingGroup } from './settings.ts';
import { SettingRow } from './SettingRow.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import * as styles from './SettingsView.module.css';
import { Who } from './Who.tsx';
import type { WhoProps } from './Who.tsx';

export interface SettingsViewProps {
  groups: readonly SettingGroup[];
  pressed: Pressed | null;
  onPress: (id: string) => void;
  /** The member; undefined while their profile is not known. */
  who: WhoProps | undefined;
  /** Where the member stands, with what is said of their registrations; null while nobody is signed in. */
  standingWith: ((said?: Said) => StandingOf) | null;
  theme: Theme;
  onTheme: (theme: Theme) => void;
  signOut: SignOutProps;
}

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/**
 * Who the member is and where they stand, the groups of settings, and what holds for this device. An
 * item without a page says that it is coming soon.
 */
export function SettingsView(props: SettingsViewProps) {
  const { groups, pressed, onPress, who, standingWith, theme, onTheme, signOut } = props;
  const show = standingWith && ((said?: Said) => <Standing {...standingWith(said)} />);
  return (
    <Page>
      <PageHeader title="Settings" />
      {who && <Who {...who} />}
      {show && <WithRegistrations show={show} />}
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
      <SettingsSection title="This device">
        <Card className={styles.device}>
          <SingleChoice
            legend="Theme"
            look="chips"
            options={themes}
            value={theme}
            onChange={onTheme}
          />
          <SignOutPart {...signOut} />
        </Card>
      </SettingsSection>
    </Page>
  );
}
