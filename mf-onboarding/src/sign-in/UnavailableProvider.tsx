import { Message } from '@emberite/ui-kit/Message';

/** For somebody who opened the address of a provider that is not set up on this site. */
export function UnavailableProvider({ name }: { name: string }) {
  return (
    <Message tone="danger">
      Signing in with {name} is not available here. Please continue with your email.
    </Message>
  );
}
