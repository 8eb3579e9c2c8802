/** By node, what ends with it. */
const ends = new Map<Node, () => void>();

/** Calls `end` once the page has taken the node away, and did not put it elsewhere. Returns what makes it not. */
export function whenGone(node: Node, end: () => void): () => void {
  if (!ends.size) watcher.observe(document, { childList: true, subtree: true });
  ends.set(node, end);
  return () => {
    ends.delete(node);
    if (!ends.size) watcher.disconnect();
  };
}

const watcher = new MutationObserver(() => {
  for (const [node, end] of ends) {
    if (node.isConnected) continue;
    ends.delete(node);
    end();
  }
});
