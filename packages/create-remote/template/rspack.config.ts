import { remote } from '@emberite/cli/build';

export default remote(import.meta.dirname);
