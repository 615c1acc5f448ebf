import { remote } from '@emberite/delivery/build';

export default remote(import.meta.dirname);
