import type { Article, SocialProfile } from '@emberite/content/brand';

/** What a brand replaces before it has visitors. */
export interface Contacts {
  social: Pick<SocialProfile, 'href'>;
  phone: string;
  email: string;
  article: Pick<Article, 'href'>;
}

/** The names that nobody can have (RFC 2606 and RFC 6761). */
const reservedHost = /(^|\.)(example(\.(com|net|org))?|invalid|localhost|test)\.?$/i;

/** The numbers that North America keeps for fiction: 555-0100 to 555-0199 in each area. */
const fictionalNumber = /^1?\d{3}55501\d\d$/;

const isNobodys = (host: string | undefined) => !host || reservedHost.test(host);

/** Whether an address leads to no other site: a path of this one, or a host that nobody can have. */
const leadsNowhere = (href: string) => isNobodys(URL.parse(href)?.hostname);

/** Says in one sentence each which of a brand's contacts are still placeholders. */
export function placeholders({ social, phone, email, article }: Contacts): string[] {
  const digits = phone.replaceAll(/\D/g, '');
  const contacts: [name: string, value: string, isPlaceholder: boolean][] = [
    ['social link', social.href, leadsNowhere(social.href)],
    ['telephone', phone, !digits || fictionalNumber.test(digits)],
    ['contact address', email, isNobodys(email.split('@')[1])],
    ['article on the press page', article.href, leadsNowhere(article.href)],
  ];
  return contacts.flatMap(([name, value, isPlaceholder]) =>
    isPlaceholder
      ? [
          `The ${name}, ${value}, is still a placeholder: replace it in packages/content/src/brand.ts.`,
        ]
      : [],
  );
}
