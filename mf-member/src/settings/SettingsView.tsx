import { Card } from '@emberite/ui-kit/Card';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import type { RenderLink } from '@emberite/ui-kit/TextLink';
import type { Asked, SettingGroup, SettingId } from './settings.ts';
import { SettingRow } from './SettingRow.tsx';
import * as styles from './SettingsView.module.css';

export interface SettingsViewProps {
  groups: readonly SettingGroup[];
  asked: Asked | null;
  onAsk: (id: SettingId) => void;
  renderLink: RenderLink;
}

/** Groups of settings; an item without a page answers that it is coming. */
export function SettingsView({ groups, asked, onAsk, renderLink }: SettingsViewProps) {
  return (
    <Page>
      <PageHeader title="Settings" />
      <div className={styles.groups}>
        {groups.map(({ title, items }) => (
          <section key={title} className={styles.group} aria-labelledby={`group-${title}`}>
            <h2 id={`group-${title}`} className={styles.title}>
              {title}
            </h2>
            <Card padding="none">
              <ul className={styles.items}>
                {items.map((item) => (
                  <SettingRow
                    key={item.id}
                    item={item}
                    asked={asked?.id === item.id ? asked.times : 0}
                    onAsk={onAsk}
                    renderLink={renderLink}
                  />
                ))}
              </ul>
            </Card>
          </section>
        ))}
      </div>
    </Page>
  );
}
