import { TextLink } from '@emberite/ui-kit/TextLink';

/** An address to write to. What a link reads as more than the address, like `?` and `&`, is encoded. */
export const EmailLink = ({ email }: { email: string }) => (
  <TextLink href={`mailto:${email.split('@').map(encodeURIComponent).join('@')}`}>{email}</TextLink>
);
