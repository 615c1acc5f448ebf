import type { ReactNode } from 'react';
import { useState } from 'react';
import { CodeScreen } from './CodeScreen.tsx';
import type { Provider } from '../social/provider.ts';
import { EntryScreen } from './EntryScreen.tsx';
import type { Mode } from './mode.ts';
import type { SignIn, SignInState } from './signIn.ts';

export interface SignInViewProps {
  mode: Mode;
  redirectedFrom: string | null;
  /** The identity providers that are set up. */
  providers: readonly Provider[];
  state: SignInState;
  actions: Omit<SignIn, 'state' | 'restore'>;
  /** The button to sign in with a passkey. */
  passkey?: ReactNode;
  /** Focuses the email field at once. */
  focus: boolean;
  /** A notice above the form. */
  notice?: ReactNode;
}

/** The current screen of signing in or joining. */
export function SignInView(props: SignInViewProps) {
  const { mode, redirectedFrom, providers, state, actions, passkey, focus, notice } = props;
  const { screen } = state;
  const [focusEmail, setFocusEmail] = useState(focus);
  if (screen.name === 'entry') {
    return (
      <EntryScreen
        {...{ mode, redirectedFrom, providers, notice, passkey }}
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
