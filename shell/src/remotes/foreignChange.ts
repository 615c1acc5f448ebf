/**
 * Whether an error says that a node is not where React has put it: something else has moved or
 * removed it, e.g. a translator or an extension.
 */
export const isForeignChange = (error: unknown): boolean =>
  error instanceof DOMException &&
  error.name === 'NotFoundError' &&
  /node|object can not be found/i.test(error.message);

/** Whether a translator has changed the texts of this document. */
export const isTranslated = (): boolean =>
  document.querySelector('html[class*=translated], font') !== null;
