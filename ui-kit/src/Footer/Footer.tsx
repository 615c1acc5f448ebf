import { Link } from '@emberite/ui-kit/Link';
import type { ReactNode } from 'react';
import { TextLink } from '../TextLink/index.ts';
import * as styles from './Footer.module.css';

interface FooterLink {
  href: string;
  label: string;
}

export interface FooterProps {
  /** The Logo. */
  brand: ReactNode;
  /** A line below the logo. */
  tagline?: string;
  /** The name of the list of links. */
  label: string;
  /** Pages of this site. */
  links: readonly FooterLink[];
  /** A page of ours on another site, which opens in a new tab. */
  social: FooterLink | null;
  /** A `mailto:` or `tel:` link. */
  contact: FooterLink;
  copyright: string;
  version: string;
}

/** The footer of every public page: a night scene in both themes. */
export function Footer(props: FooterProps) {
  const { brand, tagline, label, links, social, contact, copyright, version } = props;
  return (
    <footer className={styles.footer} data-theme="dark">
      <div className={styles.ridge} />
      <div className={styles.body}>
        <div className={styles.columns}>
          <div className={styles.brand}>
            {brand}
            {tagline && <p>{tagline}</p>}
          </div>
          <nav aria-label={label}>
            <ul className={styles.list}>
              {links.map((link) => (
                <li key={link.href}>
                  <Link className={styles.link} href={link.href}>
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <ul className={styles.list}>
            <li>
              <Link className={styles.link} href={contact.href}>
                {contact.label}
              </Link>
            </li>
            {social && (
              <li>
                <TextLink className={styles.link} href={social.href} newTab="opens in a new tab">
                  {social.label}
                </TextLink>
              </li>
            )}
          </ul>
        </div>
        <p className={styles.small}>
          <span>{copyright}</span>
          <span>{version}</span>
        </p>
      </div>
    </footer>
  );
}
