export { createGateway } from './gateway.ts';
export type { Gateway, GatewayOptions } from './gateway.ts';
export { createMetrics, createMetricsServer } from './metrics.ts';
