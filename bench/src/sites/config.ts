import type { Config } from '../../../delivery/src/config/config.ts';
import { readConfig } from '../../../delivery/src/config/config.ts';

/** The settings of all that is measured: the defaults, with data in a folder of its own. */
export const benchConfig = (dataDir: string): Config => readConfig({ DATA_DIR: dataDir });
