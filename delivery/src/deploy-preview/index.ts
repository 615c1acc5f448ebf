export { openDeployPreviews } from './deployPreviews.ts';
export type { Composed, DeployPreview, DeployPreviews } from './deployPreviews.ts';
