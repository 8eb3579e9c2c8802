/**
 * Files that bring loader.js and the header's fragment at once, one for each of its looks: `header.flagship.en-US.js`. A
 * page with that tag shows its header a round of requests earlier than with loader.js (D-112).
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The piece that a page shows first. */
const PIECE = 'header';

/** A static file of it, not opened: `flagship.en-US.default.html`. */
const FRAGMENT = /^([\w-]+\.[\w-]+)\.([\w-]+)\.html$/;

/** Their names, with those of their compressed copies. */
export const JOINED = new RegExp(`^${PIECE}\\.[\\w.-]+\\.js(\\.br)?$`);

/** The default presentation is not in the name. */
const nameOf = (looks: string, presentation: string) =>
  `${PIECE}.${looks}${presentation === 'default' ? '' : `.${presentation}`}.js`;

/** loader.js with fragments, by their paths below its folder of fragments: it looks there before it asks the network. */
export const joinFragments = (loader: string, fragments: Readonly<Record<string, string>>): string =>
  `((travelShellJoined)=>{${loader}\n})(${JSON.stringify(fragments)});\n`;

/**
 * Writes them beside loader.js, from what is built there; none where other pieces are.
 * @param folder of loader.js
 * @returns their names
 */
export function writeJoined(folder: string): string[] {
  const loader = readFileSync(join(folder, 'loader.js'), 'utf8');
  const fragments = join(folder, 'fragments', PIECE);
  return (existsSync(fragments) ? readdirSync(fragments) : []).flatMap((file) => {
    const [, looks, presentation] = FRAGMENT.exec(file) ?? [];
    if (!looks || !presentation) return [];
    const html = readFileSync(join(fragments, file), 'utf8');
    const name = nameOf(looks, presentation);
    writeFileSync(join(folder, name), joinFragments(loader, { [`${PIECE}/${file}`]: html }));
    return name;
  });
}
