import type { ReactNode } from 'react';
import { render } from './browser.ts';
import { insideFrame, ShadowFrame, type ShadowFrameProps } from './ShadowFrame.tsx';

export interface RenderedInShadow {
  root: ShadowRoot;
  /** The element with `data-presentation`, around what was rendered. */
  frame: HTMLElement;
  /** Re-renders other children or looks in the same frame. */
  rerender: (children: ReactNode, looks?: Looks) => Promise<void>;
  unmount: () => Promise<void>;
}

type Looks = Omit<ShadowFrameProps, 'children'>;

/**
 * Renders primitives as a piece does: in an open shadow root, under brand and presentation, with `sheets` adopted.
 * Without sheets they have the tokens only.
 */
export async function renderInShadow(children: ReactNode, looks: Looks = {}): Promise<RenderedInShadow> {
  const screen = await render(<ShadowFrame {...looks}>{children}</ShadowFrame>);
  const frame = insideFrame(screen.container);
  return {
    root: frame.getRootNode() as ShadowRoot,
    frame,
    rerender: (next, nextLooks = looks) => screen.rerender(<ShadowFrame {...nextLooks}>{next}</ShadowFrame>),
    unmount: () => screen.unmount(),
  };
}
