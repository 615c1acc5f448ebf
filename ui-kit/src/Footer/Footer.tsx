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
      <svg
        className={styles.ridge}
        viewBox="0 0 1440 72"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          className={styles.far}
          d="M0 72V44l120-22 96 20 150-36 132 34 108-18 162 26 132-40 156 38 126-24 138 30 120-20v40Z"
        />
        <path
          className={styles.near}
          d="M0 72V62l180-20 120 16 168-26 144 24 192-18 144 20 204-28 132 26 156-12v28Z"
        />
      </svg>
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
