import { ArrowLeft, Icon } from '@emberite/ui-kit/Icon';
import type { RenderLink } from '@emberite/ui-kit/TextLink';
import * as styles from './BackLink.module.css';

/** The way up, above a page's heading. */
export function BackLink(props: { href: string; children: string; renderLink: RenderLink }) {
  const { href, children, renderLink } = props;
  return renderLink({
    href,
    className: styles.back,
    children: (
      <>
        <Icon of={ArrowLeft} />
        {children}
      </>
    ),
  });
}
