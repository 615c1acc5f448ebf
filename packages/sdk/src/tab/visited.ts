let visited = false;

/**
 * Whether this tab has had no signed-in user at some time since its document was loaded. The
 * document's preloaded responses are then those for a visitor, and the browser would use them for
 * the first read after a sign-in.
 */
export const wasVisitor = (): boolean => visited;

/** Remembers that this tab has had no signed-in user. */
export function hadVisitor(): void {
  visited = true;
}
