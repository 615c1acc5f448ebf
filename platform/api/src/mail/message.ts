/** An email without its recipient: the same content as plain text and as HTML, with a file for calendars if it is about an evening. */
export interface Message {
  subject: string;
  text: string;
  html: string;
  /** A file for calendars, and what it asks them to do: RFC 5545 and its `METHOD`. */
  calendar?: { method: 'PUBLISH' | 'CANCEL'; content: string };
}
