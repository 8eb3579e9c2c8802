import { LOOKS, type ShellConfig } from '@travel-shell/core';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { TAGS } from '../bridge.ts';

/** The elements that answer requests: the host's own, or one that is made here. */
export interface Answers {
  /**
   * Perhaps not on the page yet.
   * @param from what asks: a control, or the piece around it
   */
  find(tag: string, from?: EventTarget): HTMLElement;
  /** As `find`, but on the page: in the place of an element with other looks. */
  place(tag: string, from?: EventTarget): HTMLElement;
}

/**
 * An element created here takes the configured looks, else those of the requesting piece.
 * @param configured without defaults
 */
export function createAnswers(configured: Partial<ShellConfig>): Answers {
  /** By their markup, before anything was shown in them. */
  const made = new Map<string, HTMLElement>();

  const find: Answers['find'] = (tag, from) => {
    const present = pageDocument.querySelector<HTMLElement>(tag);
    if (present && ![...made.values()].includes(present)) return present;
    // A control in no piece is the page's own: its looks are those of the page's first piece.
    const asker = pieceAround(from as Node) ?? [...pageDocument.querySelectorAll('*')].find(isPiece);
    const element = pageDocument.createElement(tag);
    for (const look of LOOKS) {
      const value = asker?.getAttribute(look);
      if (value && !(look in configured)) element.setAttribute(look, value);
    }
    const key = element.outerHTML;
    const same = made.get(key) ?? element;
    made.set(key, same);
    return same;
  };

  return {
    find,
    place(tag, from) {
      const element = find(tag, from);
      if (!element.isConnected) {
        pageDocument.querySelector(tag)?.remove();
        pageDocument.body.append(element);
      }
      return element;
    },
  };
}

const isPiece = (node: Node) => TAGS.test((node as Element).localName);

/** A piece in another's view has the looks of that. */
export const pieceAround = (node?: Node): Element | undefined =>
  node && (isPiece(node) ? (node as Element) : pieceAround((node.parentNode ?? (node as ShadowRoot).host) as Node));
