import { brand } from '@emberite/content/brand';
import { poetryPage } from '@emberite/content/landingSections';
import {
  poetryNightPrice,
  poetryNightRegistration,
  priceText,
} from '@emberite/content/poetryNight';
import {
  noGuaranteeAgreement,
  poetryNightDates,
  registrationHelp,
} from '@emberite/content/registration';
import { messageAt } from '@emberite/sdk/form';
import type { FormState } from '@emberite/sdk/form';
import { Button } from '@emberite/ui-kit/Button';
import { Card } from '@emberite/ui-kit/Card';
import { Checkbox } from '@emberite/ui-kit/Checkbox';
import { DescriptionList } from '@emberite/ui-kit/DescriptionList';
import { Form } from '@emberite/ui-kit/Form';
import { Wallet } from '@emberite/ui-kit/Icon';
import { Message } from '@emberite/ui-kit/Message';
import { MultiChoice } from '@emberite/ui-kit/MultiChoice';
import { PageHeader } from '@emberite/ui-kit/Page';
import { Scene } from '@emberite/ui-kit/Scene';
import { TextLink } from '@emberite/ui-kit/TextLink';
import type { Ref } from 'react';
import { withIcons } from '../landing/withIcons.ts';
import type { PoetryNight } from './join.ts';
import * as styles from './JoinView.module.css';

const { heading, lead, datesLegend, button, busy, done, withoutScripts } = poetryNightRegistration;

const price = `${priceText(poetryNightPrice)} per person`;
const facts = [...withIcons(poetryPage.facts), { icon: Wallet, name: 'Price', value: price }];

export interface JoinViewProps {
  ref?: Ref<HTMLDivElement>;
  form: FormState<PoetryNight>;
  onChange: (choices: Partial<PoetryNight>) => void;
  onSubmit: () => void;
}

/** The Fridays to choose from, and what to understand before. */
export function JoinView({ ref, form, onChange, onSubmit }: JoinViewProps) {
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
            <noscript>
              <Message tone="info" title={withoutScripts.heading}>
                {withoutScripts.text} <TextLink href={brand.emailHref}>{brand.email}</TextLink>
              </Message>
            </noscript>
            <MultiChoice
              legend={datesLegend}
              hint={registrationHelp.availability}
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
      </div>
    </div>
  );
}
