import type { DeskPerson } from '@emberite/contract/desk';
import { EmailLink } from './EmailLink.tsx';

/** Who a row is about: name and address. */
export function PersonCell({ person }: { person: DeskPerson }) {
  return (
    <>
      <div>{person.name}</div>
      <EmailLink email={person.email} />
    </>
  );
}
