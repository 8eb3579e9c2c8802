import { CATALOGUE } from '@travel-shell/tokens/catalogue';
import type { TokenName } from '../tokensOf.ts';
import type { Composition } from './composition.ts';
import { type ReadColour, tokenValue } from './tokenValue.ts';

/** The presentations that a brand's folder has files for; `light` is the default one. */
export const PRESENTATION_FILES = ['light', 'dark', 'aos'] as const;
export type PresentationFile = (typeof PRESENTATION_FILES)[number];

/** Presentation -> colour token -> CSS colour: those that differ from the brand's own. */
export type ChangedColours = Partial<Record<PresentationFile, Readonly<Record<string, string>>>>;

interface BrandFolderSource {
  /** The folder of the brand to begin with: file -> text. */
  files: Readonly<Record<string, string>>;
  /** The schema of brand.json. */
  schema: string;
  id: string;
  name: string;
  composition: Composition;
  /** The presentation that was composed. */
  presentation: PresentationFile;
  colours: ChangedColours;
  /** For brand.json. */
  waivers?: Readonly<Record<string, string>>;
}

interface BrandFolder {
  files: Record<string, string>;
  /** Changed tokens that only a page's CSS can set. */
  left: TokenName[];
}

interface Group {
  $value?: unknown;
  [name: string]: unknown;
}

const SCHEMA = 'brand.schema.json';
/** The token itself is not written, but the colours made of it are. */
const SECOND = 'color-second';
const TYPES = new Map<string, (typeof CATALOGUE)[number]['type']>(CATALOGUE.map(({ name, type }) => [name, type]));
const asText = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`;

/** Name -> token, as custom properties are called: `color-brand`. */
function tokensIn(group: Group, path: readonly string[] = []): [name: string, token: Group][] {
  if ('$value' in group) return [[path.join('-'), group]];
  return Object.entries(group).flatMap(([name, child]) =>
    name.startsWith('$') ? [] : tokensIn(child as Group, [...path, name]),
  );
}

/** Cards as they show: as sharp as composed controls, where they have no corners of their own. */
function withCards(composition: Composition, files: Readonly<Record<string, string>>): Composition {
  const own = tokensIn(JSON.parse(files['foundation.look.tokens.json'] ?? '{}')).find(
    ([name]) => name === 'radius-card',
  );
  const { value = 0 } = (own?.[1].$value ?? {}) as { value?: number };
  const control = composition['radius-control'];
  return control && Number.parseFloat(control) < value ? { 'radius-card': control, ...composition } : composition;
}

/** A brand's folder with the composition merged in, which `travel-shell-brand` builds. */
export function brandFolder(source: BrandFolderSource, readColour: ReadColour): BrandFolder {
  const { files, schema, id, name, presentation, colours, waivers = {} } = source;
  const composition = withCards(source.composition, source.files);
  const written = new Set<string>();
  const result: Record<string, string> = { ...files };

  for (const [file, text] of Object.entries(files)) {
    const [, own] = /^(?:foundation\.)?(light|dark|aos|look)\.tokens\.json$/.exec(file) ?? [];
    if (!own) continue;
    const isComposed = own === presentation || own === 'look';
    const values: Readonly<Record<string, string>> = {
      ...(isComposed && composition),
      // As it shows: with references resolved, and what follows from a change.
      ...(own !== 'look' && colours[own as PresentationFile]),
    };
    const data = JSON.parse(text) as Group;
    for (const [token, node] of tokensIn(data)) {
      const type = TYPES.get(token);
      const css = values[token];
      const value = type && css !== undefined ? tokenValue(type, css, readColour) : undefined;
      if (value === undefined) continue;
      node.$value = value;
      if (isComposed) written.add(token);
    }
    result[file] = asText(data);
  }

  const { $schema: _, id: __, name: base, description: ___, ...rest } = JSON.parse(files['brand.json'] ?? '{}');
  // The schema goes with the folder, wherever that is unpacked.
  const own = { id, name, description: `Composed from ${base}.`, ...rest };
  const isWaived = Object.keys(waivers).length > 0;
  result['brand.json'] = asText({ $schema: `./${SCHEMA}`, ...own, ...(isWaived && { waivers }) });
  result[SCHEMA] = schema;
  const left = (Object.keys(composition) as TokenName[]).filter((token) => token !== SECOND && !written.has(token));
  return { files: result, left };
}
