import { hash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { documentParts as parts } from '@emberite/site/testing/documentParts';
import type { DocumentParts } from './document.ts';
import { writeDocument } from './document.ts';

function write(changes: Partial<DocumentParts>) {
  const { html, headers } = writeDocument({ ...parts, ...changes });
  return { html, headers, csp: headers['Content-Security-Policy'] ?? '' };
}

/** The content of a meta tag. */
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];

it('names the picture of a page with its size and text', () => {
  const { html } = write({});
  expect(meta(html, 'og:image')).toBe('https://ember.example/previews/abc.png');
  expect(meta(html, 'og:image:width')).toBe('1200');
  expect(meta(html, 'og:image:height')).toBe('630');
  expect(meta(html, 'og:image:alt')).toBe('An open &quot;book&quot;');
  expect(meta(html, 'twitter:card')).toBe('summary_large_image');
  expect(meta(html, 'og:site_name')).toBe('Ember');
  expect(meta(html, 'og:title')).toBe('Poetry &lt;Night&gt; · Ember');
  expect(meta(html, 'og:url')).toBe('https://ember.example/thing/poetry-night');
});

it('shows a link without a picture where there is none', () => {
  const { html } = write({ preview: null, siteName: undefined });
  expect(html).not.toContain('og:image');
  expect(meta(html, 'twitter:card')).toBe('summary');
});

it('keeps a page out of search engines, but not out of link previews', () => {
  const head = { ...parts.head, indexed: false };
  const { html } = write({
    head: { ...head, structuredData: [{ type: 'FAQPage', questions: [] }] },
  });
  expect(meta(html, 'robots')).toBe('noindex');
  expect(html).not.toContain('rel="canonical"');
  expect(html).not.toContain('ld+json');
  expect(meta(html, 'og:image')).toBeDefined();
});

it('says nothing about a page without a path of its own', () => {
  const { html } = write({ canonical: null });
  expect(meta(html, 'robots')).toBe('noindex');
  expect(html).not.toContain('og:');
});

it('writes structured data with absolute URLs, which cannot break out of its script element', () => {
  const { html, csp } = write({
    head: {
      ...parts.head,
      structuredData: [
        {
          type: 'FAQPage',
          questions: [{ question: 'Safe?', answer: '</script><script>alert(1)</script>' }],
        },
        { type: 'BreadcrumbList', above: [{ title: 'Home', path: '/' }] },
        {
          type: 'Organization',
          name: 'Ember',
          email: 'hello@ember.example',
          telephone: '+1',
          sameAs: ['https://social.example/@ember'],
        },
      ],
    },
  });
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  const [faq, crumbs, organization] = blocks.map(([, json = '']) => JSON.parse(json) as unknown);
  expect(faq).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Safe?',
        acceptedAnswer: { '@type': 'Answer', text: '</script><script>alert(1)</script>' },
      },
    ],
  });
  expect(crumbs).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://ember.example/' },
      {
        position: 2,
        name: 'Poetry <Night>',
        item: 'https://ember.example/thing/poetry-night',
      },
    ],
  });
  expect(organization).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Ember',
    email: 'hello@ember.example',
    telephone: '+1',
    sameAs: ['https://social.example/@ember'],
    url: 'https://ember.example',
    logo: 'https://ember.example/icon-512.png',
  });
  // Data is not run, so the policy does not list it.
  expect(csp).toBe(write({}).csp);
});

it('allows the frames that a page has, and none otherwise', () => {
  const player = 'https://player.vimeo.com';
  const { csp } = write({ boot: { ...parts.boot, frames: [player] } });
  expect(csp.split('; ')).toContain(`frame-src ${player}`);
  expect(write({}).csp).not.toMatch(/frame-src|child-src/);
  expect(write({}).csp).toContain("default-src 'none'");
});

it('does not fetch a stylesheet that it inlines', () => {
  const { html } = write({
    styles: [{ url: '/a.css', text: 'p{}', chunkId: 'mf:chunk-1' }],
  });
  expect(html).toContain('<link rel="stylesheet" href="/a.css" data-rspack="mf:chunk-1" disabled>');
});

it('runs no script file without a known hash', () => {
  expect(write({}).headers['Integrity-Policy']).toMatch(/^blocked-destinations=\(script\)/);
});

it('requests its code first only if the document shows nothing without it', () => {
  const modules = [{ name: 'x', url: '/assets/shell/1/main.js', integrity: 'sha384-main' }];
  const boot = { ...parts.boot, prerendered: false };
  expect(write({ modules }).html).toContain('fetchpriority="low"');
  expect(write({ modules, boot }).html).toContain('fetchpriority="high"');
});

it('says before the first paint how many moments are to come, by the clock of the reader', () => {
  const moments = [Date.parse('2025-02-07T19:00-08:00'), Date.parse('2999-01-01T00:00Z')];
  const { html, csp } = write({ head: { ...parts.head, moments } });
  // For readers without scripts.
  expect(html).toContain('<html lang="en" data-ahead="1">');
  const [, script = ''] = /<script>(document.*?)<\/script>/.exec(html) ?? [];
  expect(html.indexOf(script)).toBeLessThan(html.indexOf('<body>'));
  expect(csp).toContain(`'sha256-${hash('sha256', script, 'base64')}'`);
  const at = (now: string) => {
    const dataset: Record<string, number> = {};
    const clock = { now: () => Date.parse(now) };
    runInNewContext(script, { document: { documentElement: { dataset } }, Date: clock });
    return dataset['ahead'];
  };
  expect([at('2025-02-01'), at('2025-02-09'), at('2999-01-01')]).toEqual([2, 1, 0]);
  expect(write({}).html).not.toContain('data-ahead');
});
