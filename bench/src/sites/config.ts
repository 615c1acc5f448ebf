import type { Config } from '@emberite/delivery/config';
import { readConfig } from '@emberite/delivery/config';

/** The configuration of every measured site: the defaults, with its own data folder. */
export const benchConfig = (dataDir: string): Config => readConfig({ DATA_DIR: dataDir });
