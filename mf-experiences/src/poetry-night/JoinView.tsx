import { brand } from '@emberite/content/brand';
import { registrationsPath } from '@emberite/content/paths';
import { priceText } from '@emberite/content/price';
import { poetryNightDates } from '@emberite/content/registration';
import { messageAt } from '@emberite/sdk/form';
import type { FormState } from '@emberite/sdk/form';
import { Button, ButtonLink } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { Checkbox } from '@emberite/ui-kit/Checkbox';
import { DescriptionList } from '@emberite/ui-kit/DescriptionList';
import { Form } from '@emberite/ui-kit/Form';
import { Wallet } from '@emberite/ui-kit/Icon';
import { Message } from '@emberite/ui-kit/Message';
import { MultiChoice } from '@emberite/ui-kit/MultiChoice';
import { PageHeader, useLostFocus } from '@emberite/ui-kit/Page';
import { Scene } from '@emberite/ui-kit/Scene';
import { Stack } from '@emberite/ui-kit/Stack';
import { TextLink } from '@emberite/ui-kit/TextLink';
import type { Ref } from 'react';
import { SafetyLink } from '../booking/SafetyLink.tsx';
import { poetryPage } from '../landing/landingSections.ts';
import { withIcons } from '../landing/withIcons.ts';
import { availabilityHint, noGuaranteeAgreement } from '../wizard/questions.ts';
import type { PoetryNight } from './join.ts';
import * as styles from './JoinView.module.css';
import { poetryNightPrice, poetryNightRegistration } from './poetryNight.ts';

const { heading, lead, datesLegend, button, busy, done, withoutScripts } = poetryNightRegistration;
const { seasonOver, registered: already } = poetryNightRegistration;

const facts = [
  ...withIcons(poetryPage.facts),
  { icon: Wallet, name: 'Price', value: priceText(poetryNightPrice) },
];

export interface JoinViewProps {
  ref?: Ref<HTMLDivElement>;
  form: FormState<PoetryNight>;
  /** Whether all Fridays have passed. */
  isSeasonOver: boolean;
  /** What the member is registered for; null if nothing, or not known. */
  registered: PoetryNight | null;
  /** Whether the member is asked, in place of the form, to change that. */
  asks: boolean;
  /** Shows the form with the registered Fridays. */
  onStart: () => void;
  onChange: (choices: Partial<PoetryNight>) => void;
  onSubmit: () => void;
}

/** The Fridays to choose from, and what to agree to first. */
export function JoinView(props: JoinViewProps) {
  const { ref, form, isSeasonOver, registered, asks, onStart, onChange, onSubmit } = props;
  useLostFocus(asks);
  const { fields, problem, status } = form;
  return (
    <div ref={ref} className={styles.page}>
      <div className={styles.window}>
        <Scene motif="poetry" label={poetryPage.pictureAlt} />
      </div>
      <div className={styles.intro}>
        <PageHeader
          eyebrow={<TextLink href={poetryPage.path}>{poetryPage.title}</TextLink>}
          title={heading}
          lead={lead}
        />
      </div>
      <Card padding="roomy" className={styles.card}>
        {status === 'submitted' ? (
          <Message tone="success">{done.heading}</Message>
        ) : registered && asks ? (
          <Registered registered={registered} isSeasonOver={isSeasonOver} onStart={onStart} />
        ) : (
          <Form
            problem={problem}
            onSubmit={onSubmit}
            gap="loose"
            actions={
              <Button
                type="submit"
                size="large"
                width="full"
                busy={status === 'submitting' ? busy : undefined}
              >
                {button}
              </Button>
            }
          >
            {registered && (
              <Message tone="info" title={already.heading}>
                {already.text}
              </Message>
            )}
            {isSeasonOver && (
              <Message tone="info" title={seasonOver.heading}>
                {seasonOver.text}
              </Message>
            )}
            <noscript>
              <Message tone="info" title={withoutScripts.heading}>
                {withoutScripts.text} <TextLink href={brand.emailHref}>{brand.email}</TextLink>
              </Message>
            </noscript>
            <MultiChoice
              legend={datesLegend}
              hint={availabilityHint}
              options={poetryNightDates}
              value={fields.availability}
              onChange={(availability) => onChange({ availability })}
              error={messageAt(problem, 'availability')}
            />
            <Checkbox
              name="availabilityExplained"
              label={noGuaranteeAgreement.label}
              hint={noGuaranteeAgreement.help}
              checked={fields.availabilityExplained}
              onChange={(availabilityExplained) => onChange({ availabilityExplained })}
              error={messageAt(problem, 'availabilityExplained')}
            />
          </Form>
        )}
      </Card>
      <div className={styles.facts}>
        <DescriptionList items={facts} />
        <SafetyLink />
      </div>
    </div>
  );
}

/** Says which Fridays the member is registered for, and offers to change them. */
function Registered({
  registered,
  isSeasonOver,
  onStart,
}: Pick<JoinViewProps, 'isSeasonOver' | 'onStart'> & { registered: PoetryNight }) {
  return (
    <Stack>
      <h2>{already.heading}</h2>
      <ul>
        {poetryNightDates
          .filter(({ value }) => registered.availability.includes(value))
          .map(({ value, label }) => (
            <li key={value}>{label}</li>
          ))}
      </ul>
      {isSeasonOver && (
        <Message tone="info" title={seasonOver.heading}>
          {seasonOver.registered}
        </Message>
      )}
      <Stack direction="row">
        <Button onClick={onStart}>{already.change}</Button>
        <ButtonLink href={registrationsPath} variant="secondary">
          {already.see}
        </ButtonLink>
      </Stack>
    </Stack>
  );
}
