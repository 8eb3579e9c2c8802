/**
 * `document` by the platform's own properties. In `document` itself the names of images, forms and frames come first, so
 * that with `<img name="currentScript">`, which may be in markup that visitors write, `document.currentScript` is that image.
 */
export const pageDocument = new Proxy({} as Readonly<Document>, {
  get(_, name) {
    const value = Reflect.get(Document.prototype, name, document);
    return typeof value === 'function' ? value.bind(document) : value;
  },
});

/** The shadow root around a node, else the page's document. */
export function rootOf(node: Node): DocumentOrShadowRoot & ParentNode {
  const root = node.getRootNode();
  return root === document ? pageDocument : (root as ShadowRoot);
}
