import { brand } from '@emberite/content/brand';
import { Footer } from '@emberite/ui-kit/Footer';
import { Logo } from '@emberite/ui-kit/Logo';

const { network, handle, href } = brand.social;

const links = [
  { href: '/press', label: 'Press' },
  { href: '/become-a-host', label: 'Become a host' },
  { href: '/privacy-policy', label: 'Privacy policy' },
  { href: '/terms-of-use', label: 'Terms of use' },
];

/** The footer of every public page. */
export function SiteFooter() {
  return (
    <Footer
      brand={<Logo name={brand.name} />}
      tagline={brand.tagline}
      label="About Ember"
      links={links}
      social={{ href, label: `${handle} on ${network}` }}
      contact={{ href: brand.emailHref, label: brand.email }}
      copyright={`© 2025 ${brand.name}`}
      version="0.0.1"
    />
  );
}
