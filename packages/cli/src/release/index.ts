export { addReleaseCommands } from './commands.ts';
export { build, bundle } from './build.ts';
export { describeBuild } from './describe.ts';
export { packFiles, readPackage, writeRelease } from './pack.ts';
export { registryAt } from './remoteRegistry.ts';
