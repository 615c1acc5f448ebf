import { brand } from '@emberite/content/brand';
import { registrationsPath } from '@emberite/content/paths';
import { priceText } from '@emberite/content/price';
import { poetrySeason } from '@emberite/content/poetrySeason';
import type { poetrySeasonAt } from '@emberite/content/poetrySeason';
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
import { availabilityHint, noGuaranteeAgreement } from '../wizard/questions.ts';
import { BySeason } from '../season/BySeason.tsx';
import type { PoetryNight } from './join.ts';
import * as styles from './JoinView.module.css';
import { nextSeason, poetryNightPrice, poetryNightRegistration } from '../season/poetryNight.ts';

const { done, season: openSeason, seasonOver } = poetryNightRegistration;

/** Said of a member who is registered for it. */
const already = 'You are registered for poetry night';

const facts = [
  ...poetryPage.facts,
  { icon: Wallet, name: 'Price', value: priceText(poetryNightPrice) },
];

export interface JoinViewProps {
  ref?: Ref<HTMLDivElement>;
  form: FormState<PoetryNight>;
  /** Where the season stands; null while the prerendered page hydrates. */
  season: ReturnType<typeof poetrySeasonAt> | null;
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
  const { ref, form, season, registered, asks, onStart, onChange, onSubmit } = props;
  const isOver = season?.phase === 'after';
  useLostFocus(asks);
  const { fields, problem, status } = form;
  return (
    <div ref={ref} className={styles.page}>
      <div className={styles.window}>
        <Scene motif={poetryPage.picture.motif} label={poetryPage.picture.alt} />
      </div>
      <div className={styles.intro}>
        <PageHeader
          eyebrow={<TextLink href={poetryPage.path}>{poetryPage.title}</TextLink>}
          title={
            <BySeason
              as="span"
              {...{ season }}
              open="Which Fridays suit you?"
              after={seasonOver.heading}
            />
          }
          lead={
            <BySeason
              as="span"
              {...{ season }}
              open={`Tell us when you could come to poetry night in Revelstoke. It takes a minute and needs no account yet. ${openSeason}`}
              after={seasonOver.text}
            />
          }
        />
      </div>
      <Card padding="roomy" className={styles.card}>
        {status === 'submitted' ? (
          <Message tone="success">{done.heading}</Message>
        ) : registered && (asks || isOver) ? (
          <Registered registered={registered} isSeasonOver={isOver} onStart={onStart} />
        ) : (
          <BySeason
            season={season}
            after={<Over />}
            open={
              <Form
                problem={problem}
                onSubmit={onSubmit}
                gap="loose"
                actions={
                  <Button
                    type="submit"
                    size="large"
                    width="full"
                    busy={status === 'submitting' ? 'Saving your Fridays...' : undefined}
                  >
                    Save my Fridays
                  </Button>
                }
              >
                {registered && (
                  <Message tone="info" title={already}>
                    What you save here replaces your Fridays.
                  </Message>
                )}
                <noscript>
                  <Message tone="info" title="This form needs JavaScript">
                    Please turn it on in your browser and reload this page. Or email us the Fridays
                    that suit you: <TextLink href={brand.emailHref}>{brand.email}</TextLink>
                  </Message>
                </noscript>
                <div className={season ? undefined : styles.untouched}>
                  <MultiChoice
                    legend="Your Fridays"
                    hint={availabilityHint}
                    options={season?.open ?? poetrySeason.fridays}
                    value={fields.availability}
                    onChange={(availability) => onChange({ availability })}
                    error={messageAt(problem, 'availability')}
                  />
                </div>
                <Checkbox
                  name="availabilityExplained"
                  label={noGuaranteeAgreement.label}
                  hint={noGuaranteeAgreement.help}
                  checked={fields.availabilityExplained}
                  onChange={(availabilityExplained) => onChange({ availabilityExplained })}
                  error={messageAt(problem, 'availabilityExplained')}
                />
              </Form>
            }
          />
        )}
      </Card>
      <div className={styles.facts}>
        <DescriptionList items={facts} />
        <SafetyLink />
      </div>
    </div>
  );
}

/** In place of the form once the season is over. */
function Over() {
  return (
    <Stack>
      <p>
        It takes a minute and needs no account. Registering for the next season brings an invite
        code.
      </p>
      <ButtonLink href={nextSeason.to} size="large" width="full">
        {nextSeason.text}
      </ButtonLink>
    </Stack>
  );
}

/** Says which Fridays the member is registered for, and offers to change them. */
function Registered({
  registered,
  isSeasonOver,
  onStart,
}: Pick<JoinViewProps, 'onStart'> & { registered: PoetryNight; isSeasonOver: boolean }) {
  return (
    <Stack>
      <h2>{already}</h2>
      <ul>
        {poetrySeason.fridays
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
        {!isSeasonOver && <Button onClick={onStart}>Change my Fridays</Button>}
        <ButtonLink href={registrationsPath} variant="secondary">
          See my registrations
        </ButtonLink>
      </Stack>
    </Stack>
  );
}
