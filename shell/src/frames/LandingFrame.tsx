import { brand } from '@emberite/content/brand';
import { config } from '@emberite/sdk/config';
import { Audience } from '@emberite/ui-kit/Audience';
import { ButtonLink } from '@emberite/ui-kit/Button';
import { TopBar } from '@emberite/ui-kit/TopBar';
import type { FrameProps } from './Frame.tsx';
import * as styles from './frames.module.css';
import { Main } from './Main.tsx';
import { SiteFooter } from './SiteFooter.tsx';

/** Logo, page and footer. */
export function LandingFrame({ children }: FrameProps) {
  const { landing, login, home } = config.roles;
  return (
    <div className={styles.column}>
      <header className={styles.bar}>
        <TopBar name={brand.name} href={landing}>
          <Audience
            visitor={
              <ButtonLink variant="quiet" size="small" href={login}>
                Login
              </ButtonLink>
            }
            member={
              <ButtonLink variant="quiet" size="small" href={home}>
                {brand.toJourney.text}
              </ButtonLink>
            }
          />
        </TopBar>
      </header>
      <Main>{children}</Main>
      <SiteFooter />
    </div>
  );
}
