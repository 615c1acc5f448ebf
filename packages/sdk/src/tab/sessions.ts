/**
 * The session of this tab: its number is another one once somebody has signed in or out, here or in another tab. What
 * the server refuses for want of a session says nothing about a later one.
 */
export const tabSession = {
  number: 0,
  /**
   * Whether this tab has had no signed-in user at some time since its document was loaded. The
   * document's preloaded responses are then those for a visitor, and the browser would use them for
   * the first read after a sign-in.
   */
  wasVisitor: false,
};
