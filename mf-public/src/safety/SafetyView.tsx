import { ButtonLink } from '@emberite/ui-kit/Button';
import {
  Calendar,
  Eye,
  EyeOff,
  Info,
  LogOut,
  Mail,
  Shield,
  Ticket,
  Video,
} from '@emberite/ui-kit/Icon';
import { Page, PageHeader } from '@emberite/ui-kit/Page';
import { Prose } from '@emberite/ui-kit/Prose';
import { Section } from '@emberite/ui-kit/Section';
import { Stack } from '@emberite/ui-kit/Stack';
import { TextLink } from '@emberite/ui-kit/TextLink';
import { notAllowed } from '../policy/notAllowed.ts';
import { SignList } from '../section/SignList.tsx';
import { safety } from './safety.ts';

const { title, lead, checked, host, conduct, report } = safety;

/** In the order of the checks: invitation, address, videos, who sees, matches, what is not checked. */
const checks = [Ticket, Mail, Video, Eye, EyeOff, Info];

/** In the order of a host's tasks: group, expectations, leaving. */
const tasks = [Shield, Calendar, LogOut];

/** How people are checked, what a host does, what everybody promises, and how to report somebody. */
export function SafetyView() {
  return (
    <>
      <Page>
        <PageHeader title={title} lead={lead} />
      </Page>
      <Section heading={checked.heading} layout="beside">
        <SignList items={checked.items} icons={checks} />
      </Section>
      <Section heading={host.heading} layout="beside">
        <SignList items={host.items} icons={tasks} />
      </Section>
      <Section heading={conduct.heading} layout="beside">
        <Prose>
          <p>{conduct.lead}</p>
          <ul>
            {notAllowed.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Prose>
      </Section>
      <Section heading={report.heading} lead={report.lead} layout="beside">
        <Stack gap="loose">
          <Prose>
            <ol>
              {report.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Prose>
          <Stack direction="row">
            <ButtonLink href={report.email.to}>{report.email.text}</ButtonLink>
            <ButtonLink href={report.phone.to} variant="secondary">
              {report.phone.text}
            </ButtonLink>
          </Stack>
          <p>
            {report.after} <TextLink href={report.terms.to}>{report.terms.text}</TextLink>
          </p>
        </Stack>
      </Section>
    </>
  );
}
