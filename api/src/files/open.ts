import { join } from 'node:path';
import type { Config } from '../config.ts';
import { folderStore } from './folder.ts';
import { makeFolder } from './makeFolder.ts';
import type { FileStore } from './store.ts';

/** The store that the configuration asks for. The S3 client is loaded only where it is used. */
export async function openFileStore(config: Config, dataDir: string): Promise<FileStore> {
  if (config.bucket) return (await import('./bucket.ts')).bucketStore(config.bucket);
  const folder = join(dataDir, 'files');
  makeFolder(folder);
  return folderStore(folder);
}
