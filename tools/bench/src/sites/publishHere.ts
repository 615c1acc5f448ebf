/**
 * Builds the sources in the working directory as the composed site and as one application, and publishes each into a
 * store of its own. Its argument is a {@link Publishing} as JSON. In a process of its own, because builds take sources
 * from the working directory.
 */
import type { SiteConfig } from '@emberite/release/data';
import type { Releasing } from '../report/results.ts';
import type { Scale } from '../scale.ts';
import { publishComposed } from './composed.ts';
import { publishMonolith } from './monolith.ts';

/** What is published, and where. */
export interface Publishing {
  /** Empty folder for the stores. */
  folder: string;
  sites: Record<Releasing, SiteConfig>;
  quality?: Scale['quality'];
  /** Folder of a store to begin with, so that what is published is its next release. */
  before?: string | undefined;
}

const { folder, sites, quality, before } = JSON.parse(process.argv[2]!) as Publishing;
const scale = { previous: [], quality };
await publishComposed(folder, sites.composed, scale, () => {}, before);
await publishMonolith(folder, sites.monolith);
