export { openDeployPreviews } from './deployPreviews.ts';
export type { DeployPreview, DeployPreviews } from './deployPreviews.ts';
