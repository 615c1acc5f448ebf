export { createGateway } from './gateway.ts';
export type { Gateway, GatewayOptions } from './gateway.ts';
export { jsonLog } from './log.ts';
export type { Log } from './log.ts';
