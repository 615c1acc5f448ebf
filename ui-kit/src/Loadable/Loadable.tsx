import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../Button/index.ts';
import { ErrorState } from '../ErrorState/index.ts';
import type { ErrorStateProps } from '../ErrorState/index.ts';
import type { MessageProps } from '../Message/index.ts';
import { useLostFocus } from '../Page/useLostFocus.ts';
import { Skeleton, SkeletonGroup } from '../Skeleton/index.ts';

export interface LoadableProps<Value> extends Pick<ErrorStateProps, 'headingLevel'> {
  /** What is loaded, e.g. 'your invites'. */
  of: string;
  /** The state of loading. A `remedy` is a link that is shown in place of the retry button. */
  loaded:
    | { status: 'loading' }
    | { status: 'ready'; value: Value }
    | { status: 'failed'; message: string; remedy?: MessageProps['remedy'] };
  onRetry: () => void;
  /** The skeletons shown while it is loading. Default: two lines. */
  skeleton?: ReactNode;
  /** Renders the loaded value. */
  children: (value: Value) => ReactNode;
}

const twoLines = (
  <>
    <Skeleton />
    <Skeleton />
  </>
);

/**
 * Shows something once it is loaded; until then, that it is loading or why it could not be loaded.
 */
export function Loadable<Value>(props: LoadableProps<Value>) {
  const { of, loaded, onRetry, skeleton = twoLines, headingLevel, children } = props;
  // The button that loads again is gone then.
  useLostFocus(loaded.status);
  if (loaded.status === 'ready') return children(loaded.value);
  if (loaded.status === 'loading') {
    return <SkeletonGroup label={`Loading ${of}`}>{skeleton}</SkeletonGroup>;
  }
  const { message, remedy } = loaded;
  return (
    <ErrorState
      headingLevel={headingLevel}
      title={`We could not load ${of}.`}
      action={
        remedy ? (
          <ButtonLink href={remedy.href}>{remedy.label}</ButtonLink>
        ) : (
          <Button onClick={onRetry}>Try again</Button>
        )
      }
    >
      {message}
    </ErrorState>
  );
}
