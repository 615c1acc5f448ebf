/** An email without its recipient: the same content as plain text and as HTML. */
export interface Message {
  subject: string;
  text: string;
  html: string;
}
