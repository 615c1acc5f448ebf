import type { StructuredData } from '@emberite/release/page';
import type { SiteConfig } from '@emberite/release/data';
import type { DocumentHead } from './documents.ts';

/** One fact as JSON-LD. */
function toJsonLd(fact: StructuredData, title: string, url: string, site: SiteConfig): object {
  switch (fact.type) {
    case 'Organization':
      return { ...fact, type: undefined, url: site.siteUrl, logo: `${site.siteUrl}/icon-512.png` };
    case 'FAQPage':
      return {
        mainEntity: fact.questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      };
    case 'BreadcrumbList': {
      const above = fact.above.map((page) => ({
        name: page.title,
        item: site.siteUrl + page.path,
      }));
      return {
        itemListElement: [...above, { name: title, item: url }].map((page, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          ...page,
        })),
      };
    }
  }
}

/** The structured data of the page at `url` as JSON-LD. */
export const jsonLd = (
  { title, structuredData = [] }: DocumentHead,
  url: string,
  site: SiteConfig,
) =>
  structuredData.map((fact) => ({
    '@context': 'https://schema.org',
    '@type': fact.type,
    ...toJsonLd(fact, title.split(' · ')[0] ?? title, url, site),
  }));
