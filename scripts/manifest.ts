/**
 * Generates docs/elements/ from the pieces' contracts: `custom-elements.json`, the editors' `html-custom-data.json`, and one page a
 * tag.
 */
import { join, relative } from 'node:path';
import { toCustomElementsManifest, toHtmlCustomData } from '@travel-shell/element/docs';
import { findPieces } from './build/pieces.ts';
import { elementPage } from './llms.ts';
import type { Files } from './writeFiles.ts';

const FOLDER = 'docs/elements';
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

export async function generate(root: string): Promise<Files> {
  const elements = (await findPieces(root)).flatMap((piece) =>
    piece.elements.map((element) => ({ ...element, file: relative(root, join(element.folder, 'element.ts')) })),
  );
  const contracts = elements.map(({ contract }) => contract);
  const pathOf = ({ tag }: (typeof contracts)[number]) =>
    elements.find(({ contract }) => contract.tag === tag)?.file as string;
  return {
    [`${FOLDER}/custom-elements.json`]: json(toCustomElementsManifest(contracts, pathOf)),
    [`${FOLDER}/html-custom-data.json`]: json(toHtmlCustomData(contracts)),
    ...Object.fromEntries(elements.map((element) => [`${FOLDER}/${element.contract.tag}.md`, elementPage(element)])),
  };
}
