import { config } from '@emberite/sdk/config';
import type { MenuLink, RouteData } from '@emberite/release/data';
import { TextLink } from '@emberite/ui-kit/TextLink';
import { useLoaderData, useLocation } from 'react-router-dom';
import { Frame } from '../frames/Frame.tsx';
import { pagesIn } from '../frames/pagesIn.ts';
import { PageTitle } from '../frames/PageTitle.tsx';
import { EmptyPage } from './EmptyPage.tsx';

/**
 * Shown for an address that no remote owns, with the pages of the header. A member's is in the member
 * area, with its navigation.
 */
export function NotFoundPage({ menu }: { menu: MenuLink[] }) {
  const { home, landing } = config.roles;
  const nav = useLoaderData() as RouteData[] | null;
  return (
    <Frame
      name={nav ? 'member' : 'landing'}
      nav={nav ?? []}
      menu={menu}
      at={useLocation().pathname}
    >
      <PageTitle title="Page not found · Ember" />
      <EmptyPage
        title="This trail ends here"
        text="There is no page at this address. It may have moved, or the link has a typo."
        action={{ label: 'Back to home', href: nav ? home : landing }}
      >
        {!nav &&
          pagesIn(menu)
            .filter(({ place }) => place === 'header')
            .map(({ href, label }) => (
              <TextLink key={href} href={href}>
                {label}
              </TextLink>
            ))}
      </EmptyPage>
    </Frame>
  );
}
