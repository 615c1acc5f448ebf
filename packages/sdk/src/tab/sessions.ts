/**
 * The session of this tab: its number is another one once somebody has signed in or out, here or in another tab. What
 * the server refuses for want of a session says nothing about a later one.
 */
export const tabSession = { number: 0 };
