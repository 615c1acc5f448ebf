import { config, z } from 'zod';

// The site's security policy forbids `new Function`, which zod would try once per page and be
// reported for. Every schema of the contract is built after this line.
if ('document' in globalThis) config({ jitless: true });

export { z };
