import { host } from '@emberite/cli/build';

export default host(import.meta.dirname);
