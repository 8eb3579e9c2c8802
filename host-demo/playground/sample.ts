import { type Block, type Embedding, SHELL } from '../../scripts/embed/Embedding.ts';
import { FORMS, type FormName } from '../../scripts/embed/forms.ts';
import { textOf } from './playgroundPage.ts';
import { readState } from './readState.ts';
import { readContracts } from './registerPlayground.ts';

/** Characters that each language and template reads as something of its own. */
export const ODD_TEXT = `Ann's "A & B" {c} <b> $d \\ %> ?> </p>`;
export const ITEM = `Stays ${ODD_TEXT}`;

const ITEMS = [{ verticalName: 'hotels', url: '/stays', text: ITEM }];
const RESULT = { resultId: 'trains-1', vertical: 'trains', title: ODD_TEXT, url: '/journeys/alps' };

/** Attributes of each type: of fragments, of style sheets and of script alone. */
const QUERY: readonly [string, string][] = [
  ['brand', 'partner'],
  ['piece', 'travel-header'],
  ['travel-header.items', JSON.stringify(ITEMS)],
  ['travel-header.currency-picker', ''],
  ['travel-header.page-type', 'results'],
  ['travel-header.static', ''],
  ['travel-header.partner-message', ODD_TEXT],
  ['piece', 'travel-footer'],
  ['travel-footer.year', '2031'],
  ['piece', 'travel-save-button'],
  ['travel-save-button.result', JSON.stringify(RESULT)],
];

const nameAndText = (block: Block) => [block.name, textOf(block)] as const;

/** The files that the playground gives to copy for the sample, by their names; of another shell than the guides'. */
export async function writeSample(form: FormName, shell = SHELL): Promise<Record<string, string>> {
  const { embedding, problems } = readState(new URLSearchParams(QUERY.map((pair) => [...pair])), await readContracts());
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  const blocks = FORMS[form].write(embedding satisfies Embedding).map(nameAndText);
  return Object.fromEntries(blocks.map(([name, text]) => [name, text.replaceAll(SHELL, shell)]));
}
