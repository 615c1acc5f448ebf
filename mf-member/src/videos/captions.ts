import { createForm } from '@emberite/sdk/form';
import type { Form } from '@emberite/sdk/form';
import { tabDraft } from '@emberite/sdk/tab';

/** The captions of a video. */
export interface Captions {
  captions: string;
}

export interface CaptionsDeps {
  videoId: string;
  /** What the member has written so far. */
  stored: string;
  save: (captions: string) => Promise<void>;
}

/** Creates the form. What is not saved stays in this tab, also while the member signs in again. */
export function createCaptions({ videoId, stored, save }: CaptionsDeps): Form<Captions> {
  const draft = tabDraft(`ember.mf-member.captions.${videoId}`, (value) =>
    typeof value === 'string' ? value : null,
  );
  const form = createForm<Captions>({
    fields: { captions: stored },
    async send({ captions }) {
      await save(captions.trim());
      draft.clear();
    },
  });
  const captions = draft.load();
  if (captions !== null) form.change({ captions });
  return {
    ...form,
    change(fields) {
      form.change(fields);
      if (form.state.dirty) draft.save(form.state.fields.captions);
      else draft.clear();
    },
    discard() {
      form.discard();
      draft.clear();
    },
  };
}
