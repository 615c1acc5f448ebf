import { removalOf } from '@emberite/sdk/action';
import type { Removal } from '@emberite/sdk/action';
import type { Passkey } from '@emberite/contract/passkey';
import type { Loaded } from '@emberite/sdk/resource';
import { Button } from '@emberite/ui-kit/Button';
import { Icon, Plus } from '@emberite/ui-kit/Icon';
import { Loadable } from '@emberite/ui-kit/Loadable';
import { Message } from '@emberite/ui-kit/Message';
import { useLostFocus } from '@emberite/ui-kit/Page';
import { ItemList } from '../settings/ItemList.tsx';
import { Note, SettingsSection } from '../settings/SettingsSection.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import type { AddPasskeyProps } from './AddPasskey.tsx';
import { PasskeyItem } from './PasskeyItem.tsx';
import type { PasskeysState } from './passkeys.ts';

export interface PasskeysViewProps extends PasskeysState, Omit<AddPasskeyProps, 'form'> {
  list: Loaded<readonly Passkey[]>;
  removals: Removal['state'];
  onLoad: () => void;
  /** Opens the form for a new one. */
  onOpen: () => void;
  onRemove: (id: string) => void;
}

/** The passkeys of a member: the list, adding one, and removing one. */
export function PasskeysView(props: PasskeysViewProps) {
  const { list, removals, adding, form, onLoad, onOpen, onClose, onType, onAdd, onRemove } = props;
  const isOpen = adding.status === 'open';
  const button = useLostFocus<HTMLButtonElement>(isOpen);
  const heading = useLostFocus<HTMLHeadingElement>(list);

  return (
    <SettingsSection title="Passkeys" headingRef={heading}>
      <Note>Sign in with your fingerprint, face or screen lock instead of a code.</Note>
      <Loadable of="your passkeys" loaded={list} onRetry={onLoad} headingLevel={3}>
        {(passkeys) =>
          passkeys.length > 0 ? (
            <ItemList>
              {passkeys.map((passkey) => (
                <PasskeyItem
                  key={passkey.id}
                  passkey={passkey}
                  removal={removalOf(removals, passkey.id)}
                  onRemove={() => onRemove(passkey.id)}
                />
              ))}
            </ItemList>
          ) : (
            <Note>You have no passkeys yet.</Note>
          )
        }
      </Loadable>
      {adding.status === 'added' && (
        <Message tone="success">{adding.name} is added. You can sign in with it now.</Message>
      )}
      {list.status === 'ready' && isOpen && <AddPasskey {...{ form, onType, onAdd, onClose }} />}
      {list.status === 'ready' && !isOpen && (
        <div>
          <Button ref={button} variant="secondary" width="phone" onClick={onOpen}>
            <Icon of={Plus} />
            Add a passkey
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}
