import type { Config } from '@emberite/delivery/config';
import { readConfig } from '@emberite/delivery/config';

/** The settings of all that is measured: the defaults, with data in a folder of its own. */
export const benchConfig = (dataDir: string): Config => readConfig({ DATA_DIR: dataDir });
