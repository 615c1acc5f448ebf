import { configOf } from '@emberite/release/data';
import type { DocumentParts } from '@emberite/composer/document';
import { site } from './fixtures.ts';

/** The parts of a small document, for tests to change. */
export const documentParts: DocumentParts = {
  head: { title: 'Poetry <Night> · Ember', description: 'Words & "faces"' },
  canonical: '/thing/poetry-night',
  preview: { name: 'x', url: '/previews/abc.png', alt: 'An open "book"' },
  siteName: 'Ember',
  site: configOf([], site),
  boot: {
    index: '',
    route: null,
    releases: [],
    linked: [],
    nav: [],
    menu: [],
    shared: {},
    frames: [],
    prerendered: true,
  },
  tags: '',
  scripts: [],
  styles: [],
  modules: [],
  parts: [],
  integrity: {},
  body: '',
};
