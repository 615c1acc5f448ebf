export { createGateway } from './gateway.ts';
export type { Gateway, GatewayOptions } from './gateway.ts';
