import type { Brand, Presentation } from '@travel-shell/core';
import { brandSheets } from '@travel-shell/testing/brandSheets';
import { contrastOf } from '../rgbaOf.ts';
import { readToken, tokensOf } from '../tokensOf.ts';
import { type ChangedColours, PRESENTATION_FILES, type PresentationFile } from './brandFolder.ts';
import { type Composition, toStyle } from './composition.ts';

const NAMES = tokensOf('color', 'raised').map(({ name }) => name);
/** The roles that stand on or follow the brand's colour where it is made lighter or darker. */
const BRAND_ROLES = ['brand', 'on-brand', 'brand-hover'];
/** WCAG 2.2, 1.4.11. */
const LEAST_CONTRAST = 3;

type Colours = Record<string, string>;

const attributeOf = (file: PresentationFile): Presentation => (file === 'light' ? 'default' : file);

/** The file whose presentation the toolbar shows. */
export function fileOf(presentation: Presentation): PresentationFile {
  if (presentation === 'auto') return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  return presentation === 'default' ? 'light' : presentation;
}

/** All colours of a brand as a piece would have them under this composition. */
function measure(brand: Brand, file: PresentationFile, composition: Composition): Colours {
  const host = document.createElement('div');
  host.hidden = true;
  for (const [property, value] of Object.entries(toStyle(composition))) host.style.setProperty(property, value);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [...brandSheets[brand]];
  const bar = document.createElement('div');
  const raised = document.createElement('div');
  Object.assign(bar.dataset, { brand, presentation: attributeOf(file) });
  raised.dataset.raised = '';
  bar.append(raised);
  root.append(bar);
  document.body.append(host);
  try {
    return Object.fromEntries(
      NAMES.map((name) => [
        name,
        name.startsWith('color-raised-') ? readToken(raised, name.replace('raised-', '')) : readToken(bar, name),
      ]),
    );
  } finally {
    host.remove();
  }
}

const isTooFaint = (one = '', other = '') => (contrastOf(one, other) ?? LEAST_CONTRAST) < LEAST_CONTRAST;

/** The colours in a presentation that was not composed: the brand's is lighter or darker where it would not be seen. */
function follow(brand: Brand, file: PresentationFile, given: Composition): Colours {
  const colours = measure(brand, file, given);
  const of = (surface: string, role: string) => colours[`color-${surface}${role}`];
  for (const [surface, ground] of [
    ['', 'color-surface'],
    ['raised-', 'color-raised'],
  ] as const) {
    const grounds = [colours[ground], of(surface, 'field')];
    if (!grounds.some((each) => isTooFaint(of(surface, 'brand'), each))) continue;
    const lifted = measure(brand, file, { ...given, 'color-brand': of(surface, 'brand-text') ?? '' });
    for (const role of BRAND_ROLES) {
      const name = `color-${surface}${role}`;
      colours[name] = lifted[name] ?? '';
    }
  }
  return colours;
}

/**
 * The colours that a composition changes in each presentation. As with the CSS for the host, one that was composed in the
 * default presentation recolours what is brand-coloured in the others, too.
 */
export function changedColours(brand: Brand, presentation: Presentation, composition: Composition): ChangedColours {
  const shown = fileOf(presentation);
  const { 'color-brand': colour, 'color-second': second } = shown === 'light' ? composition : {};
  const given: Composition = { ...(colour && { 'color-brand': colour }), ...(second && { 'color-second': second }) };
  return Object.fromEntries(
    PRESENTATION_FILES.filter((file) => file === shown || colour !== undefined).map((file) => {
      const own = measure(brand, file, {});
      const now = file === shown ? measure(brand, file, composition) : follow(brand, file, given);
      return [file, Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== own[name]))];
    }),
  );
}
