import type { DeskPerson } from '@emberite/contract/desk';
import { TextLink } from '@emberite/ui-kit/TextLink';

/** Who a row is about: name and address. */
export function PersonCell({ person }: { person: DeskPerson }) {
  return (
    <>
      <div>{person.name}</div>
      <TextLink href={`mailto:${person.email}`}>{person.email}</TextLink>
    </>
  );
}
