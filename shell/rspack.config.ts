import { host } from '@emberite/delivery/build';

export default host(import.meta.dirname);
