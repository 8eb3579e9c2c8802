// Global, as pieces of two releases may each load a copy of this module.
const KEY = Symbol.for('travel-shell.open-dialogs');

interface OpenDialogs {
  /** In the order of the top layer, the last one on top. */
  elements: readonly HTMLDialogElement[];
  listeners: Set<() => void>;
}

const page = globalThis as { [KEY]?: OpenDialogs };

function record(): OpenDialogs {
  page[KEY] ??= { elements: [], listeners: new Set() };
  return page[KEY];
}

function change(elements: readonly HTMLDialogElement[]): void {
  const open = record();
  open.elements = elements;
  for (const listener of open.listeners) listener();
}

/** The modal dialogs of all pieces. */
export const openDialogs = {
  /** Pushes one on top; the returned function removes it. */
  enter(dialog: HTMLDialogElement): () => void {
    change([...record().elements, dialog]);
    return () => {
      const { elements } = record();
      // Twice there for as long as React takes over what has been open as HTML.
      const at = elements.lastIndexOf(dialog);
      if (at >= 0) change(elements.toSpliced(at, 1));
    };
  },

  /** The topmost, or the topmost in one tree: everything outside it is inert. */
  top(root?: Node): HTMLDialogElement | undefined {
    return record().elements.findLast((dialog) => !root || dialog.getRootNode() === root);
  },

  subscribe(listener: () => void): () => void {
    const { listeners } = record();
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
