import DOMPurify from 'dompurify';

declare global {
  /** Made once for all remotes, because a document has each policy once. */
  var emberHtml: ((html: string) => string) | undefined;
}

/** Where browsers have Trusted Types: the only way from a string to markup. */
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: object): object };
};

function createClean(): (html: string) => string {
  const asIs = (text: string) => text;
  const policy = trustedTypes?.createPolicy('ember-html', {
    createHTML: asIs,
    createScriptURL: asIs,
  });
  return (html) =>
    DOMPurify.sanitize(html, {
      USE_PROFILES: { html: true },
      // The policies of the site refuse them.
      FORBID_TAGS: ['style', 'form'],
      FORBID_ATTR: ['style'],
      ...(policy && { TRUSTED_TYPES_POLICY: policy as never, RETURN_TRUSTED_TYPE: true }),
    }) as unknown as string;
}

/** Leaves out of HTML what could run or load code, or break out of its place. */
export const clean = (html: string) => (globalThis.emberHtml ??= createClean())(html);
