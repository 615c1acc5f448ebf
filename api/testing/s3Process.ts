/** Runs as a separate process: an S3 server on 127.0.0.1 that reports its port. */
import { buildApp } from 'fauxqs';

const app = buildApp({ logger: false });
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.(address);
process.once('disconnect', () => process.exit(0));
