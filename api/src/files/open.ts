import { join } from 'node:path';
import type { Config } from '../config.ts';
import { folderStore } from './folder.ts';
import { makeFolder } from './makeFolder.ts';
import type { FileStore } from './store.ts';

/** Opens the configured file store. The S3 client is only loaded if it is used. */
export async function openFileStore(config: Config, dataDir: string): Promise<FileStore> {
  if (config.bucket) return (await import('./bucket.ts')).bucketStore(config.bucket);
  const folder = join(dataDir, 'files');
  makeFolder(folder);
  return folderStore(folder);
}
