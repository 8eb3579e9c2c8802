import { pageDocument } from './pageDocument.ts';

interface Watcher {
  selector: string;
  found(element: Element): void;
}

const watchers: Watcher[] = [];

// A field of such a name takes its place in a form, and a node of another window has that window's classes.
const isElement = (node: Node): node is Element => Reflect.get(Node.prototype, 'nodeType', node) === 1;

/** From so many nodes on, one look at all that is around them comes first: rows of the page's own have nothing of ours. */
const MANY = 10;
const hasAny = (parent: Node) =>
  !isElement(parent) ||
  Element.prototype.querySelector.call(parent, watchers.map(({ selector }) => selector).join()) !== null;

function scan(node: Node, those: readonly Watcher[] = watchers): void {
  if (!isElement(node)) return;
  const { matches, querySelectorAll } = Element.prototype;
  const selector = those.map((each) => each.selector).join();
  const look = (element: Element) => {
    for (const each of those) if (matches.call(element, each.selector)) each.found(element);
  };
  if (matches.call(node, selector)) look(node);
  if (node.firstElementChild) querySelectorAll.call(node, selector).forEach(look);
}

/**
 * Calls `found` for every element that matches, present or added later, in the order of the document. One observer, for
 * whoever watches, looks at each added node once, so that a busy page pays little.
 */
export function watchPage<E extends Element>(selector: string, found: (element: E) => void): void {
  if (!watchers[0])
    new MutationObserver((records) => {
      for (const { addedNodes, target } of records)
        if (addedNodes.length < MANY || hasAny(target)) for (const node of addedNodes) scan(node);
    }).observe(document, { childList: true, subtree: true });
  const watcher = { selector, found } as Watcher;
  watchers.push(watcher);
  scan(pageDocument.documentElement, [watcher]);
}
