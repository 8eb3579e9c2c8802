/**
 * The actions of the cookies' choices: the switches of the categories, and the list of cookies of each. Before React
 * later.js calls this, and React, which renders them, calls it, too (D-109). Everything that changes is in the page:
 * which view shows, which switches are on, which list was asked for.
 */
import { pageDocument } from '@travel-shell/core/pageDocument';

type View = 'landing' | 'selection' | 'details' | 'done';

/** The parts that differ between the code before React and React's. */
export interface ChoicesPage {
  /** The cookies that a category lists (API-058). Undefined where that cannot be had, which is logged. */
  list(category: string): Promise<readonly { name: string; domain: string }[] | undefined>;
  /** Answers with these categories, of the text that the form's fields name. */
  save(form: HTMLFormElement, categories: readonly string[]): void;
  /** Logs a fault. */
  report(message: string): void;
}

/** With the selection and the details. */
const FORM = 'form:has([role=switch])';

const find = <E extends HTMLElement>(root: ParentNode, selector: string) => root.querySelector(selector) as E;

function switchTo(banner: HTMLElement, name: View): HTMLElement {
  for (const view of banner.querySelectorAll<HTMLElement>('[data-view]')) view.hidden = view.dataset.view !== name;
  const heading = find(banner, `[data-view=${name}] [part=heading]`);
  banner.setAttribute('aria-labelledby', heading.id);
  banner.toggleAttribute('data-further', name !== 'landing');
  banner.scrollTop = 0;
  return heading;
}

/** A view begins at its top, with the focus on its heading: what was focused is gone. */
export const showView = (banner: HTMLElement, name: View): void => switchTo(banner, name).focus();

/** As a new opening begins: at the landing (CNS-010), with nothing on but what is necessary. */
export function resetChoices(banner: HTMLElement): void {
  const form = find<HTMLFormElement>(banner, FORM);
  form.reset();
  delete form.dataset.changed;
  switchTo(banner, 'landing');
}

/** The switches show a saved choice, unless the visitor has changed one meanwhile. */
export function checkSaved(banner: HTMLElement, saved: readonly string[]): void {
  const form = find<HTMLFormElement>(banner, FORM);
  if (form.dataset.changed !== undefined) return;
  for (const each of form.querySelectorAll<HTMLInputElement>('[role=switch]:enabled'))
    each.checked = saved.includes(each.value);
}

/** A press on one of the controls: what it does is its value, which is a category for the list of its cookies. */
export async function pressChoice(control: HTMLButtonElement, page: ChoicesPage): Promise<void> {
  const banner = control.closest('[part=banner]') as HTMLElement;
  const form = find<HTMLFormElement>(banner, FORM);
  track(control);
  switch (control.value) {
    case 'manage':
      form.onchange = () => {
        form.dataset.changed = '';
      };
      return showView(banner, 'selection');
    case 'back':
      return showView(banner, control.closest('[data-view=details]') ? 'selection' : 'landing');
    case 'save': {
      const checked = [...form.querySelectorAll<HTMLInputElement>('[role=switch]:checked')];
      return page.save(
        form,
        checked.map(({ value }) => value),
      );
    }
    default:
      if (control.ariaBusy !== 'true') await openList(banner, control, page);
  }
}

/** The markup says what is told. */
function track(control: HTMLElement): void {
  const detail = { ...control.dataset };
  if (!detail.label) return;
  const { host } = control.getRootNode() as ShadowRoot;
  host.dispatchEvent(new CustomEvent('travel-track', { bubbles: true, composed: true, detail }));
}

/** Opens the list of a category's cookies, if it has some (CNS-012 to CNS-014). */
async function openList(banner: HTMLElement, control: HTMLButtonElement, page: ChoicesPage): Promise<void> {
  const category = control.value;
  const row = control.closest('[part=category]') as HTMLElement;
  const selection = row.closest('[data-view]') as HTMLElement;
  for (const status of selection.querySelectorAll('.missing')) status.textContent = '';
  setBusy(control, true);
  const cookies = await page.list(category);
  setBusy(control, false);
  // The visitor has gone on meanwhile.
  if (selection.hidden) return;
  if (!cookies) find(row, '.missing').textContent = selection.dataset.missing as string;
  else if (cookies.length > 0) {
    fill(find(banner, '[data-view=details]'), find(row, '[part=label]').textContent, cookies);
    showView(banner, 'details');
  } else
    page.report(`The category ${category} has no cookies, so its details do not open. Check what API-058 answers.`);
}

/** As `isLoading` of the kit's button. */
function setBusy(control: HTMLButtonElement, isBusy: boolean): void {
  for (const name of ['aria-busy', 'aria-disabled'])
    if (isBusy) control.setAttribute(name, 'true');
    else control.removeAttribute(name);
  control.querySelector('.ts-button-spinner')?.remove();
  if (!isBusy) return;
  const spinner = pageDocument.createElement('span');
  spinner.className = 'ts-button-spinner';
  spinner.ariaHidden = 'true';
  control.append(spinner);
}

function fill(details: HTMLElement, heading: string, cookies: readonly { name: string; domain: string }[]): void {
  find(details, '[part=heading]').textContent = heading;
  find<HTMLTableSectionElement>(details, 'tbody').replaceChildren(
    ...cookies.map(({ name, domain }) => {
      const row = pageDocument.createElement('tr');
      for (const text of [name, domain]) {
        const isolated = pageDocument.createElement('bdi');
        // Not of the cell, whose edge is the page's.
        isolated.dir = 'ltr';
        isolated.textContent = text;
        row.insertCell().append(isolated);
      }
      return row;
    }),
  );
}
