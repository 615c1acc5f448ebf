/**
 * The page that the API sends to, to sign in. With the other addresses of pages in its mails and
 * redirects, it is the API's interface with the remote that has them.
 */
export const signInPage = '/login';
