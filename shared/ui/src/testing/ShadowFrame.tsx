import type { Brand, Presentation } from '@travel-shell/contract';
import { type Direction, directionOf, languageTagOf } from '@travel-shell/i18n';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { baseSheet } from '../base/index.ts';
import { brandSheets } from './brandSheets.ts';

export interface ShadowFrameProps {
  /** Of the primitives shown; tokens and the base sheet come before them. */
  sheets?: readonly CSSStyleSheet[];
  brand?: Brand;
  presentation?: Presentation;
  locale?: string;
  /** By default that of the locale. */
  direction?: Direction;
  /** Of the element that stands for a piece. */
  style?: CSSProperties;
  children: ReactNode;
}

const NONE: readonly CSSStyleSheet[] = [];

/** What a piece is to a primitive: a shadow root, an element with brand and presentation, and the sheets. */
export function ShadowFrame(props: ShadowFrameProps): ReactNode {
  const { sheets = NONE, brand = 'flagship', presentation = 'default', locale = 'en-US' } = props;
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot>();

  useLayoutEffect(() => {
    const opened = host.current && (host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' }));
    if (!opened) return;
    // A story may name a sheet that another of its sheets brings along.
    opened.adoptedStyleSheets = [...new Set([...brandSheets[brand], baseSheet, ...sheets])];
    setRoot(opened);
  }, [brand, sheets]);

  return (
    <div ref={host} data-shadow-frame="">
      {root &&
        createPortal(
          <div
            data-brand={brand}
            data-presentation={presentation}
            lang={languageTagOf(locale)}
            dir={props.direction ?? directionOf(locale)}
            style={props.style}
          >
            {props.children}
          </div>,
          root,
        )}
    </div>
  );
}

/** The element that stands for a piece, in which everything of the frame is; throws where there is none. */
export function insideFrame(container: ParentNode): HTMLElement {
  const found = container.querySelector('[data-shadow-frame]')?.shadowRoot?.querySelector('[data-presentation]');
  if (!(found instanceof HTMLElement)) throw new Error('There is no ShadowFrame here.');
  return found;
}
