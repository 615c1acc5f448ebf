import { html } from 'hono/html';
import { localPage } from '../../dev/localPage.ts';

/** The content of the local provider's only page. */
export interface SignInPage {
  action: string;
  /** `Google` or `Microsoft`: the provider it replaces. */
  name: string;
  email: string;
}

/** The page where you choose who to sign in as. */
export function signInPage({ action, name, email }: SignInPage) {
  return localPage(
    `Local sign-in for ${name}`,
    html`<h1>Local sign-in</h1>
      <p>
        This page replaces ${name}, because no client id is configured. It only runs on this
        machine. Enter any email address to sign in as its owner.
      </p>
      <form method="post" action="${action}">
        <label for="email">Email address</label>
        <input id="email" name="email" type="email" required value="${email}" autofocus />
        <button>Sign in</button>
        <label>
          <input type="checkbox" name="confirmed" value="yes" checked />
          ${name} has verified this address
        </label>
      </form>
      <p><a href="/login">Back to the site</a></p>`,
  );
}
