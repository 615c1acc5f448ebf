import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../Button/index.ts';
import { ErrorState } from '../ErrorState/index.ts';
import type { ErrorStateProps } from '../ErrorState/index.ts';
import { Skeleton, SkeletonGroup } from '../Skeleton/index.ts';

export interface LoadableProps<Value> extends Pick<ErrorStateProps, 'headingLevel'> {
  /** What is loaded, e.g. 'your invites'. */
  of: string;
  /** How far it is. A `remedy` is a link that helps, instead of trying again. */
  loaded:
    | { status: 'loading' }
    | { status: 'ready'; value: Value }
    | {
        status: 'failed';
        message: string;
        remedy?: { label: string; href: string } | undefined;
      };
  onRetry: () => void;
  /** The skeletons that stand for it; without them, two lines. */
  skeleton?: ReactNode;
  /** What shows it. */
  children: (value: Value) => ReactNode;
}

const twoLines = (
  <>
    <Skeleton />
    <Skeleton />
  </>
);

/** Shows something once it is loaded; before, that it is being loaded or why it could not be. */
export function Loadable<Value>(props: LoadableProps<Value>) {
  const { of, loaded, onRetry, skeleton = twoLines, headingLevel, children } = props;
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
