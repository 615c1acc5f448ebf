import { Audience } from '@emberite/ui-kit/Audience';
import { ButtonLink } from '@emberite/ui-kit/Button';
import type { ButtonLinkProps } from '@emberite/ui-kit/Button';

interface Way {
  text: string;
  to: string;
}

/**
 * Where somebody who wants to join continues; on a public page, `member` is where a member does.
 */
export interface Action extends Way {
  member?: Way | undefined;
}

export interface ActionLinkProps extends Pick<ButtonLinkProps, 'width'> {
  action: Action;
}

/** The large button of a page about an experience or an evening. */
export function ActionLink({ action, width }: ActionLinkProps) {
  const link = ({ text, to }: Way) => (
    <ButtonLink href={to} size="large" width={width}>
      {text}
    </ButtonLink>
  );
  if (!action.member) return link(action);
  return <Audience visitor={link(action)} member={link(action.member)} />;
}
