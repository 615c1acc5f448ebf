import { Audience } from '@emberite/ui-kit/Audience';
import { ButtonLink } from '@emberite/ui-kit/Button';
import type { ButtonLinkProps } from '@emberite/ui-kit/Button';
import { BySeason } from '../season/BySeason.tsx';
import { nextSeason, poetryNightJoin } from '../season/poetryNight.ts';

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

/**
 * The large button of a page about an experience or an evening. The one that leads to the Fridays of the poetry night
 * leads to the next season once they have passed.
 */
export function ActionLink({ action, width }: ActionLinkProps) {
  const button = ({ text, to }: Way) => (
    <ButtonLink href={to} size="large" width={width}>
      {text}
    </ButtonLink>
  );
  const link = (way: Way) =>
    way.to === poetryNightJoin.to ? (
      <BySeason open={button(way)} after={button(nextSeason)} />
    ) : (
      button(way)
    );
  if (!action.member) return link(action);
  return <Audience visitor={link(action)} member={link(action.member)} />;
}
