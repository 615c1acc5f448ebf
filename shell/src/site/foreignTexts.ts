/** What others show in place of a text, and that text. */
interface Replaced {
  shown: readonly ChildNode[];
  before: string;
}

const isText = (node: Node | null): node is Text => node instanceof Text;
const isFont = (node: Node | null): node is ChildNode => node?.nodeName === 'FONT';

/**
 * Lets React change the texts under `root` after a translator has replaced them, e.g. by `<font>` elements: React keeps
 * its text nodes, and changes, removes and inserts beside them, wherever they are. Each text that was replaced goes back
 * to its place, but empty, in front of what is shown for it. Once React changes or removes it, that is shown no longer.
 */
export function followForeignTexts(root: Node): void {
  const replaced = new WeakMap<Node, Replaced>();
  /** The text that a node is shown for. */
  const texts = new WeakMap<Node, Text>();

  /** What took the place of the text that was removed, if that was no work of React's, which replaces no node. */
  function shownFor({ addedNodes, previousSibling, nextSibling }: MutationRecord): ChildNode[] {
    if (addedNodes.length > 0) {
      const added = [...addedNodes] as ChildNode[];
      return added.some((node) => node instanceof Element) ? added : [];
    }
    const beside = [previousSibling, nextSibling].filter(isFont);
    return beside.filter((node) => !texts.has(node)).slice(0, 1);
  }

  function remember(text: Text, shown: readonly ChildNode[], before: string): void {
    replaced.set(text, { shown, before });
    for (const node of shown) texts.set(node, text);
  }

  function putBack(text: Text, shown: readonly ChildNode[]): void {
    // A translator may keep the text inside of what it shows.
    if (shown.some((node) => node.contains(text))) text.replaceWith(text.cloneNode());
    if (text.isConnected || !text.data || !shown[0]?.isConnected) return;
    remember(text, shown, text.data);
    text.data = '';
    shown[0].before(text);
  }

  /** Follows what has happened to a text that something is shown for. */
  function settle(text: Text, { shown, before }: Replaced): void {
    if (text.isConnected && !text.data && shown.some((node) => node.isConnected)) {
      // It was moved.
      if (text.nextSibling !== shown[0]) text.after(...shown);
      return;
    }
    replaced.delete(text);
    for (const node of shown) node.remove();
    // The translation ended, or the text may return later.
    text.data ||= before;
  }

  function follow(record: MutationRecord): void {
    const changed = record.type === 'childList' ? record.removedNodes : [record.target];
    for (const node of changed) {
      const text = texts.get(node) ?? node;
      if (!isText(text)) continue;
      const known = replaced.get(text);
      if (!known) {
        if (text === node && record.removedNodes.length === 1) putBack(text, shownFor(record));
        continue;
      }
      const next = text === node ? [] : shownFor(record);
      if (next.length > 0) {
        const shown = known.shown.flatMap((one) => (one === node ? next : one));
        remember(text, shown, known.before);
      } else settle(text, known);
    }
  }

  const observer = new MutationObserver((records) => {
    records.forEach(follow);
    // What this has changed itself needs no answer.
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
}
