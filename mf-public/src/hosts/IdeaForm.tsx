import { brand } from '@emberite/content/brand';
import { otherLocationField } from '@emberite/content/locations';
import { messageAt } from '@emberite/sdk/form';
import type { FormState } from '@emberite/sdk/form';
import { waitlistLimits } from '@emberite/sdk/waitlist';
import type { WaitlistFields } from '@emberite/sdk/waitlist';
import { Button } from '@emberite/ui-kit/Button';
import { controlClass, Field } from '@emberite/ui-kit/Field';
import { Form } from '@emberite/ui-kit/Form';
import { Message } from '@emberite/ui-kit/Message';
import { useLostFocus } from '@emberite/ui-kit/Page';
import { Stack } from '@emberite/ui-kit/Stack';
import { EmailField, TextField } from '@emberite/ui-kit/TextField';
import { TextLink } from '@emberite/ui-kit/TextLink';
import { useEffect, useEffectEvent, useRef } from 'react';
import { hostsPage } from './hosts.ts';
import * as styles from './IdeaForm.module.css';

const { idea } = hostsPage;

export interface IdeaFormProps {
  form: FormState<WaitlistFields>;
  onChange: (fields: Partial<WaitlistFields>) => void;
  onSend: () => void;
}

/** What a host would like to offer. Once sent, it says that the address must still be confirmed. */
export function IdeaForm({ form, onChange, onSend }: IdeaFormProps) {
  const { fields, problem, status } = form;
  const sent = useLostFocus<HTMLHeadingElement>(status === 'submitted');
  const email = useLostFocus<HTMLInputElement>(status === 'submitted');
  const typed = useRef<HTMLDivElement>(null);
  const takeTyped = useEffectEvent(() => {
    const controls = typed.current?.querySelectorAll<HTMLInputElement>('[name]') ?? [];
    const filled = [...controls].filter(({ value }) => value);
    if (filled.length === 0) return;
    onChange(Object.fromEntries(filled.map(({ name, value }) => [name, value])));
  });
  // Text typed before hydration is only in the fields themselves.
  useEffect(() => takeTyped(), []);
  if (status === 'submitted') {
    return (
      <Stack>
        <h3 ref={sent} tabIndex={-1}>
          {idea.sent.heading}
        </h3>
        <Message tone="success" title={fields.email}>
          {idea.sent.text}
        </Message>
        <div>
          <Button variant="secondary" onClick={() => onChange({})}>
            {idea.again}
          </Button>
        </div>
      </Stack>
    );
  }
  return (
    <>
      <noscript>
        <Message tone="info" title={idea.withoutScripts.heading}>
          {idea.withoutScripts.text} <TextLink href={brand.emailHref}>{brand.email}</TextLink>
        </Message>
      </noscript>
      <div ref={typed} data-scripted>
        <Form
          problem={problem}
          onSubmit={onSend}
          gap="loose"
          actions={
            <Stack>
              <div>
                <Button
                  type="submit"
                  size="large"
                  width="phone"
                  busy={status === 'submitting' ? idea.busy : undefined}
                >
                  {idea.button}
                </Button>
              </div>
              <p className={styles.small}>
                We use this only to write to you about your idea:{' '}
                <TextLink href="/privacy-policy">Privacy Policy</TextLink>,{' '}
                <TextLink href="/terms-of-use">Terms of Use</TextLink>.
              </p>
            </Stack>
          }
        >
          <EmailField
            ref={email}
            value={fields.email}
            onChange={(email) => onChange({ email })}
            error={messageAt(problem, 'email')}
          />
          <TextField
            label={otherLocationField.label}
            name="place"
            autoComplete="address-level2"
            maxLength={waitlistLimits.place}
            required
            placeholder={otherLocationField.placeholder}
            hint={idea.placeHint}
            value={fields.place}
            onChange={(place) => onChange({ place })}
            error={messageAt(problem, 'place')}
          />
          <Field label={idea.label} hint={idea.hint} error={messageAt(problem, 'idea')}>
            {(control) => (
              <textarea
                {...control}
                className={controlClass}
                name="idea"
                rows={5}
                maxLength={waitlistLimits.idea}
                required
                value={fields.idea}
                onChange={(event) => onChange({ idea: event.target.value })}
              />
            )}
          </Field>
        </Form>
      </div>
    </>
  );
}
