import { config, z } from 'zod';

// The site's content security policy forbids `new Function`, which zod tries once per page and the
// browser reports. Every schema of the contract is built after this line.
if ('document' in globalThis) config({ jitless: true });

export { z };
