/** A letter that is written from right to left. */
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Mandaic}\p{Script=Samaritan}\p{Script=Hanifi_Rohingya}]/u;

/**
 * A name or another short text that a person typed, to stand in a sentence, a label or a mail: written from right to
 * left, it is put between marks that nobody sees, so that it does not move the punctuation and the numbers beside it.
 */
export const isolated = (text: string): string =>
  rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
