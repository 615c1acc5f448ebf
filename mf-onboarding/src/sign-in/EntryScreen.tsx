import { Stack } from '@emberite/ui-kit/Stack';
import { textLinkClass } from '@emberite/ui-kit/TextLink';
import type { RenderLink } from '@emberite/ui-kit/TextLink';
import type { ReactNode } from 'react';
import { SocialButtons } from '../social/SocialButtons.tsx';
import { Consent } from './Consent.tsx';
import { EmailForm } from './EmailForm.tsx';
import type { EmailFormProps } from './EmailForm.tsx';
import { modes, otherMode } from './mode.ts';
import type { Mode } from './mode.ts';
import * as styles from './SignIn.module.css';

export interface EntryScreenProps extends EmailFormProps {
  mode: Mode;
  redirectedFrom: string | null;
  /** Something to know first. */
  notice?: ReactNode;
  renderLink: RenderLink;
}

/** The ways to sign in or join, one below the other. */
export function EntryScreen(props: EntryScreenProps) {
  const { mode, redirectedFrom, notice, renderLink, ...form } = props;
  const { title, lead, question, other } = modes[mode];
  return (
    <Stack gap="loose">
      <Stack gap="tight">
        <h1>{title}</h1>
        <p className={styles.quiet}>{lead}</p>
      </Stack>
      {notice}
      <EmailForm {...form} />
      <p className={styles.or}>or</p>
      <SocialButtons redirectedFrom={redirectedFrom} />
      <Consent renderLink={renderLink} />
      <p className={styles.switch}>
        {question}{' '}
        {renderLink({
          href: otherMode(mode, redirectedFrom),
          className: textLinkClass,
          children: other.label,
        })}
      </p>
    </Stack>
  );
}
