import { remote } from '@emberite/delivery/build';

export default remote('mf-onboarding');
