import { brand } from '@emberite/content/brand';
import type { MenuLink } from '@emberite/release/data';
import { Footer } from '@emberite/ui-kit/Footer';
import { Logo } from '@emberite/ui-kit/Logo';
import { pagesIn } from './pagesIn.ts';

const { network, handle, href } = brand.social;

/** The footer of every public page, with all pages that remotes put into header and footer. */
export function SiteFooter({ menu }: { menu: MenuLink[] }) {
  return (
    <Footer
      brand={<Logo name={brand.name} />}
      tagline={brand.tagline}
      label="About Ember"
      links={pagesIn(menu)}
      social={{ href, label: `${handle} on ${network}` }}
      contact={{ href: brand.emailHref, label: brand.email }}
      copyright={`© 2025 ${brand.name}`}
      version="0.0.1"
    />
  );
}
