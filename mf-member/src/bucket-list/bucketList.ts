import { isLonger } from '@emberite/contract/isLonger';
import type { ProfileChange } from '@emberite/contract/profiles';
import { createForm } from '@emberite/sdk/form';
import type { Form } from '@emberite/sdk/form';
import { persisted } from '@emberite/sdk/storage';
import { cleanList } from '@emberite/ui-kit/BucketListEditor';

/** The maximum number of lines of a bucket list, and of characters of a line. */
export const limits = { lines: 100, characters: 200 };

export interface BucketList {
  lines: readonly string[];
}

/** Returns the index of the first line that is too long, or -1. */
export const findTooLong = (lines: readonly string[]): number =>
  lines.findIndex((line) => isLonger(line.trim(), limits.characters));

function problemWith(lines: readonly string[]): string | null {
  const place = findTooLong(lines);
  if (place >= 0) {
    return `Wish ${place + 1} is longer than ${limits.characters} characters. Please shorten it.`;
  }
  const count = cleanList(lines).length;
  if (count <= limits.lines) return null;
  return `Your list has ${count} wishes. Please keep at most ${limits.lines}.`;
}

const draft = persisted<Partial<BucketList>>('ember.bucket-list', {}, (saved) => {
  const { lines } = saved as Partial<BucketList>;
  return Array.isArray(lines) && lines.every((line) => typeof line === 'string') ? { lines } : {};
});

export interface BucketListDeps {
  stored: readonly string[];
  save: (changes: ProfileChange[]) => Promise<void>;
}

/** Creates the form for the stored list. */
export function createBucketList({ stored, save }: BucketListDeps): Form<BucketList> {
  const form = createForm<BucketList>({
    fields: { lines: stored },
    draft: draft.state,
    check({ lines }) {
      const message = problemWith(lines);
      return message === null ? null : { at: 'lines', message };
    },
    send: (_, { lines }) => save(lines ? [{ field: 'bucketList', value: [...lines] }] : []),
  });
  return {
    ...form,
    change({ lines = [] }) {
      // Emptied lines at the end are the ones that the editor offers anyway.
      form.change({ lines: lines.slice(0, lines.findLastIndex((line) => line !== '') + 1) });
    },
    submit() {
      const { lines } = form.state.fields;
      // Shows the list as it will be stored, but keeps a line that is to be corrected where it is.
      if (problemWith(lines) === null) form.change({ lines: cleanList(lines) });
      return form.submit();
    },
  };
}
