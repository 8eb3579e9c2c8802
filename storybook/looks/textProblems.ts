import { CONTROL, isShown } from './controls.ts';

/** Letters of other scripts wrap anywhere. */
const WORD = /[\p{Script=Latin}\p{Script=Arabic}\d’'.@]{2,}/gu;
/** In px. */
const TOLERANCE = 1;
/** Less of a text than this is nothing that anybody can read, in em. */
const LEAST_TEXT = 1.5;

const describe = (element: Element) =>
  `${element.localName}.${element.className} "${(element.textContent ?? '').trim().slice(0, 40)}"`;

/** The parts of a word that are in lines of their own. */
function linesOf(range: Range): DOMRect[] {
  const lines: DOMRect[] = [];
  for (const rect of range.getClientRects()) {
    const last = lines.at(-1);
    if (rect.width > 0 && (!last || rect.top >= last.bottom - TOLERANCE)) lines.push(rect);
  }
  return lines;
}

/** Whether a word would fit into one line of the block it is in. */
function fits(lines: readonly DOMRect[], parent: Element): boolean {
  let block: Element | null = parent;
  while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
  const width = lines.reduce((sum, line) => sum + line.width, 0);
  return width <= (block?.clientWidth ?? 0);
}

/**
 * Words that are broken between letters, where a browser that knows the language may not hyphenate them, or, on wide pages,
 * where they have room. A text's own places to break, as `<wbr>`, part it into several texts.
 */
function* brokenWords(text: Text, parent: Element): Generator<string> {
  const range = document.createRange();
  range.selectNodeContents(text);
  if (range.getClientRects().length < 2) return;
  const isHyphenated = getComputedStyle(parent).hyphens === 'auto';
  const knowsLanguage = parent.closest('[lang]') !== null;
  for (const { 0: word, index } of text.data.matchAll(WORD)) {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const lines = linesOf(range);
    if (lines.length < 2) continue;
    // Names and addresses are in no dictionary.
    const isWrong = isHyphenated ? !knowsLanguage || word.includes('@') : fits(lines, parent);
    if (isWrong) yield `"${word}" is broken between letters`;
  }
}

/** A button that has a text, of which nothing is to be seen but its ground. A busy one has a spinner in its place. */
function isEmpty(control: Element): boolean {
  if (control.ariaBusy === 'true') return false;
  const texts = [...control.querySelectorAll('*'), control]
    .filter(isReadable)
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
  if (texts.length === 0 || control.querySelector('svg, img')) return false;
  return texts.every((element) => {
    const { fontSize, overflowX } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const isCut = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + TOLERANCE;
    return !isShown(element) || (isCut && box.width < Number.parseFloat(fontSize) * LEAST_TEXT);
  });
}

/** The problems of an element's texts. */
export function* textProblems(element: Element): Generator<string> {
  if (!isShown(element)) return;
  const isBusy = element.matches('[aria-busy="true"]');
  if (element.matches(CONTROL) && element.matches('a, button') && !isBusy && isReadable(element) && isEmpty(element)) {
    yield `${describe(element)} shows nothing of its text`;
  }
  for (const node of element.childNodes) {
    if (node instanceof Text && node.data.trim() && isReadable(element)) yield* brokenWords(node, element);
  }
}

/** Not for screen readers alone. */
const isReadable = (element: Element) => getComputedStyle(element).clipPath === 'none' && element.clientWidth !== 1;
