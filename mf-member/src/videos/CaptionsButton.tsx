import { messageAt } from '@emberite/sdk/form';
import { captionsMaxLength, saveCaptions } from '@emberite/sdk/videos';
import { Button } from '@emberite/ui-kit/Button';
import { VisuallyHidden } from '@emberite/ui-kit/VisuallyHidden';
import { Dialog } from '@emberite/ui-kit/Dialog';
import { Form } from '@emberite/ui-kit/Form';
import { CaptionsField } from '@emberite/ui-kit/Video';
import { useState } from 'react';
import { useSavedForm } from '../settings/useSavedForm.ts';
import { createCaptions } from './captions.ts';

export interface CaptionsButtonProps {
  /** The prompt that the video answers. */
  title: string;
  videoId: string;
  /** What the member has written so far. */
  captions: string;
}

/** Opens the captions of a video, to write or change them. */
export function CaptionsButton({ videoId, title, captions }: CaptionsButtonProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const [form] = useState(() =>
    createCaptions({
      videoId,
      stored: captions,
      async save(text) {
        try {
          await saveCaptions(videoId, text);
          close();
        } catch (error) {
          // The member may have closed it meanwhile.
          setOpen(true);
          throw error;
        }
      },
    }),
  );
  const { fields, problem, status } = useSavedForm(form, { captions });
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        {captions ? 'Edit captions' : 'Add captions'}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
      <Dialog open={open} onClose={close} title="Captions">
        <Form
          problem={problem}
          onSubmit={() => void form.submit()}
          actions={
            <Button
              type="submit"
              width="full"
              busy={status === 'submitting' ? 'Saving changes...' : undefined}
            >
              Save Changes
            </Button>
          }
        >
          <CaptionsField
            value={fields.captions}
            onChange={(text) => form.change({ captions: text })}
            maxLength={captionsMaxLength}
            error={messageAt(problem, 'captions')}
          />
        </Form>
      </Dialog>
    </>
  );
}
