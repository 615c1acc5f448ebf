import { brand } from '@emberite/content/brand';
import { TextLink } from '@emberite/ui-kit/TextLink';
import { TopBar } from '@emberite/ui-kit/TopBar';
import type { ReactNode } from 'react';
import * as styles from './Frame.module.css';
import { home } from '../place/place.ts';

/** What is around every page: the logo, and a link to the site itself. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#content" data-screen>
        Skip to content
      </a>
      <header className={styles.bar}>
        <TopBar name={brand.name} href={home}>
          <TextLink href="/">To the site</TextLink>
        </TopBar>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </>
  );
}
