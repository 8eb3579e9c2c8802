import { pageDocument } from '@travel-shell/core/pageDocument';
import sheet from './panel.shadow.css';
import type { Section } from './Section.ts';

interface Options {
  isOpen: boolean;
  /** The text of the report. */
  report: () => string;
  closed: () => void;
}

/** Sections that are open at first. */
const OPEN = ['Findings', 'Could be saved', 'Release', 'Pieces'];

/** The panel in the lower corner, in a tree of its own, so that the page's styles and ours do not meet. */
export class Panel {
  readonly #host = pageDocument.createElement('div');
  readonly #toggle = element('button', { className: 'toggle', type: 'button' });
  readonly #body = element('div', { className: 'body', id: 'body' });
  readonly #status = element('p', { role: 'status' });
  readonly #shown = new Map<string, { section: HTMLDetailsElement; text: string }>();

  constructor({ isOpen, report, closed }: Options) {
    const root = this.#host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    const panel = element('section', { ariaLabel: 'Travel Shell, find out why', lang: 'en', dir: 'ltr' });
    const copy = element('button', { type: 'button', textContent: 'Copy report' });
    const close = element('button', { type: 'button', textContent: 'Close' });
    const bar = element('div', { className: 'bar' });
    bar.append(copy, close, this.#status);
    const content = element('div', { className: 'content', id: 'content' });
    content.append(bar, this.#body);
    this.#toggle.setAttribute('aria-controls', 'content');
    panel.append(this.#toggle, content);
    root.append(panel);

    const open = (isIt: boolean) => {
      content.hidden = !isIt;
      this.#toggle.ariaExpanded = `${isIt}`;
    };
    open(isOpen);
    this.#toggle.onclick = () => open(content.hidden === true);
    panel.onkeydown = (event) => {
      if (event.key !== 'Escape' || content.hidden) return;
      event.stopPropagation();
      open(false);
      this.#toggle.focus();
    };
    copy.onclick = () => void this.#copy(report());
    close.onclick = () => {
      this.#host.remove();
      closed();
    };
    // Beside the body, which some pages replace.
    pageDocument.documentElement.append(this.#host);
  }

  /** Shows what has changed; the rest keeps its focus and its place. */
  show(title: string, sections: readonly Section[]): void {
    this.#toggle.textContent = title;
    for (const section of sections) this.#showSection(section);
  }

  #showSection({ title, rows }: Section): void {
    const shown = this.#shown.get(title) ?? this.#addSection(title);
    const text = JSON.stringify(rows);
    if (text === shown.text) return;
    shown.text = text;
    const count = element('span', { className: 'count', textContent: `${rows.length}` });
    const summary = element('summary', { textContent: title });
    summary.append(count);
    const list = element('dl', {});
    for (const { name, value, note } of rows) {
      const term = element('dt', { textContent: name });
      const about = element('dd', { textContent: value });
      if (note) about.append(element('small', { textContent: note }));
      list.append(term, about);
    }
    const [before] = shown.section.children;
    if (before) {
      before.replaceChildren(...summary.childNodes);
      shown.section.lastElementChild?.replaceWith(rows.length > 0 ? list : none());
    } else shown.section.append(summary, rows.length > 0 ? list : none());
  }

  #addSection(title: string) {
    const section = element('details', { open: OPEN.includes(title) });
    this.#body.append(section);
    const shown = { section, text: '' };
    this.#shown.set(title, shown);
    return shown;
  }

  async #copy(text: string): Promise<void> {
    this.#body.querySelector('textarea')?.remove();
    this.#status.textContent = '';
    try {
      await navigator.clipboard.writeText(text);
      this.#status.textContent = 'Copied.';
    } catch {
      // Not from a page without https, and not where the browser refuses it.
      const field = element('textarea', { value: text, readOnly: true, ariaLabel: 'Report' });
      this.#body.prepend(field);
      field.select();
      this.#status.textContent = 'The browser does not copy here: copy the selected text.';
    }
  }
}

const none = () => element('p', { className: 'none', textContent: 'None.' });

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] {
  return Object.assign(pageDocument.createElement(name), properties);
}
