import { profileCreate } from '@emberite/contract/profiles';
import { registrationCreate } from '@emberite/contract/registrations';
import type { Endpoint, RequestContext } from '../endpoint/handle.ts';
import { registrationCreateEndpoint } from './registrationCreate.ts';
import { profileCreateEndpoint } from '../profiles/profileCreate.ts';

/** A field that only the registration wizard sends. */
const wizardField = 'availability';

/** Whether a `POST /profiles` comes from the wizard. Its errors are then those of that form. */
async function isWizard({ c }: RequestContext): Promise<boolean> {
  const body: unknown = await c.req.json().catch(() => null);
  return typeof body === 'object' && body !== null && wizardField in body;
}

/** `POST /profiles`: a new profile, or a registration by a member. */
export const profilesPostEndpoint: Endpoint = {
  ...profileCreateEndpoint,
  contracts: [profileCreate, registrationCreate],
  respond: async (context) =>
    ((await isWizard(context)) ? registrationCreateEndpoint : profileCreateEndpoint).respond(
      context,
    ),
};
