import type { DeskPerson } from '@emberite/contract/desk';
import { TextLink } from '@emberite/ui-kit/TextLink';

/** Who a row is about: name and address. `place` is where they live. */
export function PersonCell({ person, place }: { person: DeskPerson; place?: string }) {
  return (
    <>
      <div>{person.name}</div>
      <TextLink href={`mailto:${person.email}`}>{person.email}</TextLink>
      {place && <div>{place}</div>}
    </>
  );
}
