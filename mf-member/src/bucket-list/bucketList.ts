import type { ProfileChange } from '@emberite/sdk/contract/profileUpdate';
import { createForm } from '@emberite/sdk/form';
import type { Form } from '@emberite/sdk/form';
import { persisted } from '@emberite/sdk/storage';
import { cleanList } from '@emberite/ui-kit/BucketListEditor';

/** The maximum number of wishes of a bucket list, and of characters of a wish. */
export const limits = { wishes: 100, characters: 200 };

export interface BucketList {
  wishes: readonly string[];
}

/** Returns the index of the first wish that is too long, or -1. */
export const findTooLong = (wishes: readonly string[]): number =>
  wishes.findIndex((wish) => wish.trim().length > limits.characters);

function problemWith(wishes: readonly string[]): string | null {
  const place = findTooLong(wishes);
  if (place >= 0) {
    return `Wish ${place + 1} is longer than ${limits.characters} characters. Please shorten it.`;
  }
  const count = cleanList(wishes).length;
  if (count <= limits.wishes) return null;
  return `Your list has ${count} wishes. Please keep at most ${limits.wishes}.`;
}

const draft = persisted<Partial<BucketList>>('ember.bucket-list', {}, (saved) => {
  const { wishes } = saved as Partial<BucketList>;
  return Array.isArray(wishes) && wishes.every((wish) => typeof wish === 'string')
    ? { wishes }
    : {};
});

export interface BucketListDeps {
  stored: readonly string[];
  save: (changes: ProfileChange[]) => Promise<void>;
}

/** Creates the form for the stored list. */
export function createBucketList({ stored, save }: BucketListDeps): Form<BucketList> {
  const form = createForm<BucketList>({
    fields: { wishes: stored },
    draft: draft.state,
    check({ wishes }) {
      const message = problemWith(wishes);
      return message === null ? null : { at: 'wishes', message };
    },
    send: (_, { wishes }) => save(wishes ? [{ field: 'bucketList', value: [...wishes] }] : []),
  });
  return {
    ...form,
    change({ wishes = [] }) {
      // The editor offers an empty field at the end anyway.
      form.change({ wishes: wishes.slice(0, wishes.findLastIndex((wish) => wish !== '') + 1) });
    },
    submit() {
      const { wishes } = form.state.fields;
      // Shows the list as it will be stored, but keeps a wish that is to be corrected where it is.
      if (problemWith(wishes) === null) form.change({ wishes: cleanList(wishes) });
      return form.submit();
    },
  };
}
