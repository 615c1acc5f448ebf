/** An e-mail without its recipient: the same words twice, for readers with HTML and without. */
export interface Message {
  subject: string;
  text: string;
  html: string;
}
