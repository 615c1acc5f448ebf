import { config } from '@emberite/sdk/config';

/** Whether members see each other already, by this browser's clock. */
export const isOpen = (): boolean => Date.now() >= Date.parse(config.visibilityOpens);
