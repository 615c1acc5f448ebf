import { profileCreate } from '@emberite/sdk/contract/profileCreate';
import { registrationCreate } from '@emberite/sdk/contract/registrationCreate';
import type { Endpoint, RequestContext } from '../http/handle.ts';
import { registrationCreateEndpoint } from '../registrations/registrationCreate.ts';
import { profileCreateEndpoint } from './profileCreate.ts';

/** A field that only the registration wizard sends. */
const wizardField = 'availability';

/** Which of its two forms a `POST /profiles` has; what is wrong with it is told by that one. */
async function isWizard({ c }: RequestContext): Promise<boolean> {
  const body: unknown = await c.req.json().catch(() => null);
  return typeof body === 'object' && body !== null && wizardField in body;
}

/** `POST /profiles`: a new profile, or a registration of somebody who has one. */
export const profilesPostEndpoint: Endpoint = {
  ...profileCreateEndpoint,
  contracts: [profileCreate, registrationCreate],
  respond: async (context) =>
    ((await isWizard(context)) ? registrationCreateEndpoint : profileCreateEndpoint).respond(
      context,
    ),
};
