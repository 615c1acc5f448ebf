import { signInPath } from '@emberite/contract/signInPath';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { EmptyState } from '@emberite/ui-kit/EmptyState';
import { Loadable } from '@emberite/ui-kit/Loadable';
import { Page, useLostFocus } from '@emberite/ui-kit/Page';
import { Skeleton } from '@emberite/ui-kit/Skeleton';
import { Stack } from '@emberite/ui-kit/Stack';
import type { ReactNode } from 'react';
import * as styles from './ReadView.module.css';
import { home } from '../place/place.ts';
import type { ReadState } from './read.ts';

export interface ReadViewProps<Value> {
  /** What is loaded, e.g. 'the releases'. */
  of: string;
  state: ReadState<Value>;
  onRetry: () => void;
  /** Where a sign-in returns to. */
  path: string;
  children: (value: Value) => ReactNode;
}

const skeleton = (
  <Stack gap="loose">
    <Skeleton shape="title" />
    <Skeleton shape="card" />
    <Skeleton shape="card" />
  </Stack>
);

/** What stands in place of the registry's response. */
function Instead({ of, state, onRetry, path }: Omit<ReadViewProps<never>, 'children'>) {
  switch (state.status) {
    case 'signed-out':
      return (
        <EmptyState
          headingLevel={1}
          title="Sign in to see the releases"
          action={
            state.signIn && (
              <ButtonLink href={signInPath(state.signIn, { redirectedFrom: path })}>
                Sign in
              </ButtonLink>
            )
          }
        >
          <p>This page is for the teams of this site. Use the email address that your team gave.</p>
        </EmptyState>
      );
    case 'stranger':
      return (
        <EmptyState
          headingLevel={1}
          title="This page is for the teams of this site"
          action={
            <ButtonLink href="/" variant="secondary">
              To the site
            </ButtonLink>
          }
        >
          <p className={styles.address}>
            You are signed in as <strong>{state.address}</strong>, which is not the address of
            somebody in a team. If you are in one, ask the operators of the site for a token that
            has it:
          </p>
          <p>
            <code className={styles.command}>
              {`npm run registry -- token create mf-events \\\n  --paths /events \\\n  --people ${state.address}`}
            </code>
          </p>
        </EmptyState>
      );
    case 'foreign':
      return (
        <EmptyState
          headingLevel={1}
          title={`${state.owned} belongs to another team`}
          action={
            <ButtonLink href={home} variant="secondary">
              To the releases of your team
            </ButtonLink>
          }
        >
          <p>
            If it is yours, ask the operators of the site for a token that has your email address.
          </p>
        </EmptyState>
      );
    default:
      return (
        <Loadable of={of} loaded={state} onRetry={onRetry} headingLevel={1} {...{ skeleton }}>
          {() => null}
        </Loadable>
      );
  }
}

/** Shows the registry's response, or instead that it is loading, or who may see it. */
export function ReadView<Value>({ state, children, ...rest }: ReadViewProps<Value>) {
  // The button that tries again is gone then, and a page that loads has no heading.
  useLostFocus(state.status);
  if (state.status === 'ready') return children(state.value);
  return (
    <Page>
      <Instead state={state} {...rest} />
    </Page>
  );
}
