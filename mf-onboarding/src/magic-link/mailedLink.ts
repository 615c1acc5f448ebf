import { cleanEmail } from '@emberite/contract/cleanEmail';

/** Our secrets have 43 characters; behind one may be a full stop, a bracket or an invisible space. */
const parts = /email=(.*?)&(?:amp;)*secret=([\w-]{43}|[\w-]+)/s;

/** What a mailed link says; null where it says nothing. */
export interface MailedLink {
  email: string | null;
  secret: string | null;
}

/** Decodes a query. A plus that was decoded before reads as a space, which is written as a plus again. */
const decode = (query: string) => decodeURIComponent(new URLSearchParams(query).toString());

/**
 * Reads the query of a mailed link, also after mail software has decoded it, encoded it again, or
 * added to it.
 */
export function readMailedLink(query: URLSearchParams): MailedLink {
  const text = decode(query.toString());
  const found = parts.exec(text.includes('@') ? text : decode(text));
  const [email = query.get('email'), secret = query.get('secret')] = found?.slice(1) ?? [];
  return { email: email && cleanEmail(email), secret };
}
