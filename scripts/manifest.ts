/**
 * Writes docs/elements/ from the pieces' contracts: `custom-elements.json`, the editors' `html-custom-data.json`, and one
 * page a tag. `--check` writes nothing and fails when a file is out of date.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { toCustomElementsManifest, toHtmlCustomData, toMarkdownTables } from '@travel-shell/element/docs';
import { findPieces, ROOT } from './build/pieces.ts';

const { values: options } = parseArgs({
  options: { check: { type: 'boolean' }, root: { type: 'string' }, output: { type: 'string' } },
});
const FOLDER = options.output ?? join(ROOT, 'docs/elements');
const elements = (await findPieces(options.root)).flatMap((piece) =>
  piece.elements.map((element) => ({ ...element, file: `packages/${piece.name}/src/${element.path}element.ts` })),
);
const contracts = elements.map(({ contract }) => contract);
const pathOf = ({ tag }: (typeof contracts)[number]) =>
  elements.find(({ contract }) => contract.tag === tag)?.file as string;
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const files = new Map([
  ['custom-elements.json', json(toCustomElementsManifest(contracts, pathOf))],
  ['html-custom-data.json', json(toHtmlCustomData(contracts))],
  ...contracts.map(
    (contract) =>
      [
        `${contract.tag}.md`,
        `# \`<${contract.tag}>\`\n\n${contract.summary}\n\n${toMarkdownTables(contract)}`,
      ] as const,
  ),
]);

const stale = [...files].filter(([name, text]) => {
  try {
    return readFileSync(join(FOLDER, name), 'utf8') !== text;
  } catch {
    return true;
  }
});

if (options.check) {
  if (stale.length) {
    console.error(
      `Out of date: ${stale.map(([name]) => `docs/elements/${name}`).join(', ')}. Run: node scripts/manifest.ts`,
    );
    process.exit(1);
  }
  console.log(`docs/elements is up to date: ${contracts.map(({ tag }) => tag).join(', ')}.`);
} else {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, text] of stale) writeFileSync(join(FOLDER, name), text);
  console.log(`docs/elements: ${stale.length} files written.`);
}
