import type { Brand, Presentation } from '@travel-shell/core';
import { type Direction, directionOf, languageTagOf } from '@travel-shell/i18n';
import { baseSheet } from '@travel-shell/ui/base';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { brandSheets } from './brandSheets.ts';

export interface ShadowFrameProps {
  /** Sheets of the primitives; tokens and the base sheet come first. */
  sheets?: readonly CSSStyleSheet[];
  brand?: Brand;
  presentation?: Presentation;
  locale?: string;
  /** Default: that of the locale. */
  direction?: Direction;
  /** Style of the frame element. */
  style?: CSSProperties;
  children: ReactNode;
}

const NONE: readonly CSSStyleSheet[] = [];

/** Frames primitives as a piece does: a shadow root, an element with brand and presentation, and the sheets. */
export function ShadowFrame(props: ShadowFrameProps): ReactNode {
  const { sheets = NONE, brand = 'flagship', presentation = 'default', locale = 'en-US' } = props;
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot>();

  useLayoutEffect(() => {
    const opened = host.current && (host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' }));
    if (!opened) return;
    // A story may list a sheet that another of its sheets includes.
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

/** The frame element, which contains everything rendered; throws if there is none. */
export function insideFrame(container: ParentNode): HTMLElement {
  const found = container.querySelector('[data-shadow-frame]')?.shadowRoot?.querySelector('[data-presentation]');
  if (!(found instanceof HTMLElement)) throw new Error('There is no ShadowFrame here.');
  return found;
}
