/**
 * The page to which the API sends users to sign in. Like the other page addresses in its mails and
 * redirects, it is the API's interface with the remote that has them.
 */
export const signInPage = '/login';
