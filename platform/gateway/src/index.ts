export { createGateway } from './gateway.ts';
export type { Gateway, GatewayOptions } from './gateway.ts';
export { createMetricsServer } from '@emberite/config/metrics';
export { createMetrics } from './metrics.ts';
export type { Metrics } from './metrics.ts';
