/** The texts and the number of elements; `noscript` has elements only where no scripts run. */
function contentOf(roots: readonly Element[]): string {
  const copies = roots.map((root) => root.cloneNode(true) as Element);
  for (const copy of copies) for (const one of copy.querySelectorAll('noscript')) one.remove();
  const count = copies.reduce((sum, copy) => sum + copy.querySelectorAll('*').length, 0);
  return `${copies.length} ${count} ${copies.map((copy) => copy.textContent).join('')}`;
}

/**
 * Whether elements of this document are still as the site has sent them inside the element with this id, so that
 * nothing in this browser has changed them. Never rejects; if the site does not respond, nobody knows: false.
 */
export const isAsSent = (id: string, elements: readonly Element[]): Promise<boolean> =>
  new Promise((resolve) => {
    // Unlike a parser, it may read a document where only trusted HTML becomes part of a page.
    const request = new XMLHttpRequest();
    request.addEventListener('loadend', () => {
      const sent = request.response instanceof Document && request.response.getElementById(id);
      resolve(Boolean(sent) && contentOf([...(sent as Element).children]) === contentOf(elements));
    });
    request.open('GET', location.href);
    request.responseType = 'document';
    request.send();
  });
