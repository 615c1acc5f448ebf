import { mayRetry, removalOf } from '@emberite/sdk/action';
import type { Progress, Removal } from '@emberite/sdk/action';
import type { OpenSession } from '@emberite/contract/sessions';
import type { Loaded } from '@emberite/sdk/resource';
import { Button } from '@emberite/ui-kit/Button';
import { Icon, LogOut } from '@emberite/ui-kit/Icon';
import { Loadable } from '@emberite/ui-kit/Loadable';
import { Failure } from '@emberite/ui-kit/Failure';
import { useLostFocus } from '@emberite/ui-kit/Page';
import { ItemList } from '../settings/ItemList.tsx';
import { Note, SettingsSection } from '../settings/SettingsSection.tsx';
import { SessionItem } from './SessionItem.tsx';

export interface SessionsViewProps {
  list: Loaded<readonly OpenSession[]>;
  endings: Removal['state'];
  leaving: Progress;
  onLoad: () => void;
  onEnd: (id: string) => void;
  onSignOutEverywhere: () => void;
}

/** The sessions of a member: the list, ending one, and ending all. */
export function SessionsView(props: SessionsViewProps) {
  const { list, endings, leaving, onLoad, onEnd, onSignOutEverywhere } = props;
  const heading = useLostFocus<HTMLHeadingElement>(list);
  return (
    <SettingsSection title="Where you are signed in" headingRef={heading}>
      <Note>End a session that you do not recognize or no longer need.</Note>
      <Loadable of="your sessions" loaded={list} onRetry={onLoad} headingLevel={3}>
        {(sessions) => (
          <ItemList>
            {sessions.map((session) => (
              <SessionItem
                key={session.id}
                session={session}
                ending={removalOf(endings, session.id)}
                onEnd={() => onEnd(session.id)}
              />
            ))}
          </ItemList>
        )}
      </Loadable>
      <Failure of={leaving} title="You are still signed in everywhere." />
      {mayRetry(leaving) && (
        <div>
          <Button
            variant="secondary"
            width="phone"
            busy={leaving.status === 'busy' ? 'Signing Out Everywhere...' : undefined}
            onClick={onSignOutEverywhere}
          >
            <Icon of={LogOut} />
            Sign Out Everywhere
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}
