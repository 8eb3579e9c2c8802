import { configOf } from '@travel-shell/core';
import { pageDocument } from '@travel-shell/core/pageDocument';
import { storedKey } from '@travel-shell/core/storedKey';

const isStored = (name: string) => storedKey(name, 'local', (value) => value === true).read();

/** The screens of an opened fragment, whose contents take each other's place (D-31). */
export interface Screens {
  /** The screen a request begins with; undefined if that is not HTML. */
  nameFor(request: ScreenRequest): string | undefined;
  show(name: string): void;
  /** Shows it, with the way back. */
  go(name: string): void;
  back(): void;
}

export interface ScreenRequest {
  state?: string | undefined;
  reason?: string | undefined;
}

/**
 * @param place the element whose contents are the screen
 * @param root the view, which says for hydration what is shown
 */
export function screensOf(place: HTMLElement, root: HTMLElement, templates: readonly HTMLTemplateElement[]): Screens {
  const first = root.dataset.opened ?? '';
  /** Contents that are not shown. Their nodes are kept, with what was typed into them. */
  const away = new Map<string, DocumentFragment>();
  for (const { dataset, content } of templates) {
    const contents = pageDocument.createDocumentFragment();
    contents.append(...(content.querySelector('[data-first-screen]')?.childNodes ?? []));
    away.set(dataset.screen as string, contents);
  }
  const isThere = (name: string) => name === root.dataset.opened || away.get(name)?.firstChild != null;

  const screens: Screens = {
    nameFor({ state, reason }) {
      const { unlessStored, unlessOff } = root.dataset;
      if (unlessOff && configOf(unlessOff) === false) return undefined;
      if (!state && unlessStored && isStored(unlessStored)) return undefined;
      const byReason = templates.find(({ dataset }) => reason !== undefined && dataset.reason === reason);
      const name = state ?? byReason?.dataset.screen ?? first;
      return isThere(name) ? name : undefined;
    },
    show(name) {
      const { opened: before = '' } = root.dataset;
      if (name === before || !isThere(name)) return;
      const contents = pageDocument.createDocumentFragment();
      contents.append(...place.childNodes);
      away.set(before, contents);
      place.append(away.get(name) as DocumentFragment);
      root.dataset.opened = name;
      delete root.dataset.before;
    },
    go(name) {
      const { opened: before } = root.dataset;
      screens.show(name);
      root.dataset.before = before;
    },
    back: () => screens.show(root.dataset.before ?? first),
  };
  return screens;
}
