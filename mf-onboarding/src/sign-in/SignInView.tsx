import { useState } from 'react';
import { CodeScreen } from './CodeScreen.tsx';
import { EntryScreen } from './EntryScreen.tsx';
import type { EntryScreenProps } from './EntryScreen.tsx';
import type { SignIn, SignInState } from './signIn.ts';

export interface SignInViewProps extends Omit<EntryScreenProps, 'form' | 'onType' | 'onSend'> {
  state: SignInState;
  actions: Omit<SignIn, 'state' | 'restore' | 'suggestEmail'>;
}

/** The current screen of signing in or joining. */
export function SignInView(props: SignInViewProps) {
  const { state, actions, focus, ...entry } = props;
  const { screen } = state;
  const [focusEmail, setFocusEmail] = useState(focus);
  if (screen.name === 'entry') {
    return (
      <EntryScreen
        {...entry}
        form={state.email}
        focus={focusEmail}
        onType={actions.typeEmail}
        onSend={() => void actions.send()}
      />
    );
  }
  return (
    <CodeScreen
      {...{ state, screen }}
      onType={actions.typeCode}
      onVerify={() => void actions.verify()}
      onResend={() => void actions.send()}
      onDifferentEmail={() => {
        setFocusEmail(true);
        actions.changeEmail();
      }}
    />
  );
}
