import { brand } from '@emberite/content/brand';
import { config } from '@emberite/sdk/config';
import type { MenuLink } from '@emberite/release/data';
import { useLocation } from '@emberite/sdk/router';
import { Audience } from '@emberite/ui-kit/Audience';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { Link } from '@emberite/ui-kit/Link';
import { TopBar } from '@emberite/ui-kit/TopBar';
import * as styles from './frames.module.css';

/** The header of every public page: the logo, what remotes put there, and the way in. */
export function SiteHeader({ menu }: { menu: MenuLink[] }) {
  const { landing, login, home } = config.roles;
  const { pathname } = useLocation();
  const currentIn = (href: string) =>
    href === pathname ? 'page' : pathname.startsWith(`${href}/`) ? 'true' : undefined;
  const way = (href: string, label: string) => (
    <ButtonLink className={styles.way} variant="quiet" size="small" href={href}>
      {label}
    </ButtonLink>
  );
  const entry = ({ href, label }: MenuLink) => (
    <Link key={href} className={styles.entry} href={href} aria-current={currentIn(href)}>
      {label}
    </Link>
  );
  return (
    <header className={styles.bar}>
      <TopBar name={brand.name} href={landing}>
        <nav className={styles.menu} aria-label="Site">
          {menu
            .filter(({ place }) => place === 'header')
            .map((one) =>
              // Members are sent on from the landing page.
              one.href.startsWith(`${landing}#`) ? (
                <Audience key={one.href} visitor={entry(one)} member={null} />
              ) : (
                entry(one)
              ),
            )}
        </nav>
        <Audience visitor={way(login, 'Login')} member={way(home, brand.toJourney.text)} />
      </TopBar>
    </header>
  );
}
