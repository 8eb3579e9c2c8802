/** The default looks of a piece in tests. */
const LOOKS = { brand: 'flagship', locale: 'en-US', presentation: 'default' } as const;

export interface MountOptions {
  /** Light DOM. */
  html?: string;
  /** Width of the box around the element, in px. */
  width?: number;
  /** Room above it, in px. */
  below?: number;
}

/** For tests: mounts a defined element in its own box, and resolves once it has rendered. */
export async function mountElement(
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
  { html = '', width, below }: MountOptions = {},
): Promise<HTMLElement> {
  const box = document.createElement('div');
  if (width) box.style.inlineSize = `${width}px`;
  if (below) box.style.marginBlockStart = `${below}px`;
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries({ ...LOOKS, ...attributes })) element.setAttribute(name, value);
  element.innerHTML = html;
  const ready = new Promise((resolve) => element.addEventListener('travel-ready', resolve, { once: true }));
  box.append(element);
  document.body.append(box);
  await ready;
  return element;
}

/** An element in its shadow root; throws if there is none. */
export function part<E extends HTMLElement = HTMLElement>(element: HTMLElement, selector: string): E {
  const found = element.shadowRoot?.querySelector<E>(selector);
  if (!found) throw new Error(`<${element.localName}> has no ${selector}.`);
  return found;
}

/** All matching elements in its shadow root. */
export const parts = <E extends HTMLElement = HTMLElement>(element: HTMLElement, selector: string): E[] => [
  ...(element.shadowRoot?.querySelectorAll<E>(selector) ?? []),
];
