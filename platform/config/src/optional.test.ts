import { expect, it } from 'vitest';
import { loadOptional } from './optional.ts';
import { StartError } from './startError.ts';

it('says which packages a setting needs, and lets other failures be what they are', async () => {
  const missing = `@emberite/${'none'}`;
  await expect(
    loadOptional(() => import(/* @vite-ignore */ missing), 'STRIPE_SECRET_KEY', 'stripe', 'pg'),
  ).rejects.toThrow(new StartError('STRIPE_SECRET_KEY needs more packages: npm install stripe pg'));
  const broken = () => Promise.reject(new TypeError('Oops'));
  await expect(loadOptional(broken, 'DATABASE_URL', 'pg')).rejects.toThrow(new TypeError('Oops'));
});
