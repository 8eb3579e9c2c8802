import type { ReactNode } from 'react';
import { ShadowFrame, type ShadowFrameProps } from './ShadowFrame.tsx';

/** A box as on legacy pages, which clips, transforms, layers and dims its contents. */
const HOSTILE = {
  position: 'relative',
  zIndex: -1,
  inlineSize: 200,
  blockSize: 60,
  overflow: 'hidden',
  transform: 'translate(30px, 40px) scale(0.9)',
  filter: 'brightness(1)',
  contain: 'paint',
  willChange: 'transform',
} as const;

/** A piece inside another element's shadow root, in such a box, behind an element that covers the page. */
export function HostilePage({
  children,
  ...looks
}: Omit<ShadowFrameProps, 'children'> & { children: ReactNode }): ReactNode {
  return (
    <ShadowFrame>
      <div style={HOSTILE}>
        <ShadowFrame {...looks}>{children}</ShadowFrame>
      </div>
      <div
        data-cover=""
        style={{
          position: 'fixed',
          inset: 0,
          zIndex: 2147483647,
          pointerEvents: 'none',
          background: 'rgb(255 0 0 / 10%)',
        }}
      />
    </ShadowFrame>
  );
}

/** The innermost element at a point, through all open shadow roots. */
function elementAt(x: number, y: number): Element | null {
  let found = document.elementFromPoint(x, y);
  while (found?.shadowRoot) {
    const inner: Element | null = found.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === found) break;
    found = inner;
  }
  return found;
}

/** Whether an element's box is inside the window and its middle is not covered. */
export function isInFront(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const isInside = left >= 0 && top >= 0 && right <= window.innerWidth + 1 && bottom <= window.innerHeight + 1;
  const found = elementAt((left + right) / 2, (top + bottom) / 2);
  return isInside && right > left && found !== null && element.contains(found);
}

/** All open shadow roots below a node, the outermost first. */
export function rootsBelow(node: ParentNode): ShadowRoot[] {
  return [...node.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? [shadowRoot, ...rootsBelow(shadowRoot)] : [],
  );
}

/** The one element that matches, at any depth. */
export function find<E extends Element = HTMLElement>(selector: string): E {
  for (const root of [document, ...rootsBelow(document)]) {
    const found = root.querySelector<E>(selector);
    if (found) return found;
  }
  throw new Error(`Nothing on the page is ${selector}.`);
}
