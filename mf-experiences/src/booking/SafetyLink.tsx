import { TextLink } from '@emberite/ui-kit/TextLink';

/** Leads from a registration to how people are checked and how to report somebody. */
export const SafetyLink = () => (
  <p>
    <TextLink href="/safety">Safety and conduct</TextLink>
  </p>
);
