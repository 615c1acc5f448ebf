import { TextLink } from '@emberite/ui-kit/TextLink';
import * as styles from './SignIn.module.css';

/** What a visitor agrees to by continuing. */
export function Consent() {
  return (
    <p className={styles.small}>
      By continuing you agree to the <TextLink href="/terms-of-use">Terms of Use</TextLink> and the{' '}
      <TextLink href="/privacy-policy">Privacy Policy</TextLink>.
    </p>
  );
}
