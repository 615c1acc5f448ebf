import { textLinkClass } from '@emberite/ui-kit/TextLink';
import type { RenderLink } from '@emberite/ui-kit/TextLink';
import * as styles from './SignIn.module.css';

/** What going on means. */
export function Consent({ renderLink }: { renderLink: RenderLink }) {
  const link = (href: string, children: string) =>
    renderLink({ href, className: textLinkClass, children });
  return (
    <p className={styles.small}>
      By continuing you agree to the {link('/terms-of-use', 'Terms of Use')} and the{' '}
      {link('/privacy-policy', 'Privacy Policy')}.
    </p>
  );
}
