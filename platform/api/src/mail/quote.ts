/**
 * What mail programs make links of by themselves: the dots of a host, the colon of a scheme, the sign of an address
 * and the slashes of a network folder.
 */
const linking =
  /[.․。．｡](?=\p{L}[\p{L}\p{M}\p{N}-])|(?<=\p{L})[:：](?=\S)|[:：](?=\/\/)|(?<=\S)[@＠](?=\S)|\\(?=\\)/gu;

/**
 * Text that somebody wrote, as a mail to somebody else may quote it: nothing in it becomes a link
 * (`https[:]//a[.]example`), changes the direction of the text around it or takes up a page of empty lines.
 */
export const quote = (text: string): string =>
  text
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replace(/[^\P{Cc}\n]|\p{Bidi_Control}/gu, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .replace(linking, '[$&]');
