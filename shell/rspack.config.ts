import { host } from '@emberite/delivery/build';

export default host('shell');
