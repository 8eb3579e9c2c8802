import { pageDocument } from '@travel-shell/core/pageDocument';
import type { Finding } from '../Finding.ts';
import { ourShifts } from '../ourShifts.ts';
import type { Embedding } from '../readEmbedding.ts';

/** As a header of 80 px moves two lines of text. The field calls a tenth good for a whole page. */
const SHIFT_LIMIT = 0.005;

const GENERIC = /^(system-ui|ui-[\w-]+|sans-serif|serif|monospace|-apple-system)$/;

/** Visitors see this: a page that stays where it is, in the brand's typeface. */
export async function checkLooks({ base, pieces, shell }: Embedding): Promise<Finding[]> {
  const findings: Finding[] = [];
  const shifts = await ourShifts();
  const moved = shifts.reduce((sum, { value }) => sum + value, 0);
  if (moved >= SHIFT_LIMIT) {
    const tags = [...new Set(shifts.map(({ tag }) => `<${tag}>`))].join(', ');
    findings.push({
      kind: 'shift',
      problem: `The page below moves when ${tags} comes: ${moved.toFixed(3)} of layout shift.`,
      fix: `<link rel="stylesheet" href="${base}room.css">`,
    });
  }

  const families = new Set([...pageDocument.fonts].map(({ family }) => unquoted(family)));
  const missing = new Map<string, string>();
  for (const element of pieces) {
    const texts = element.shadowRoot?.querySelectorAll('[data-travel-root] :is(a, button, p)') ?? [];
    const text = [...texts].find((each) => each.textContent && each.checkVisibility());
    const [family = ''] = text ? getComputedStyle(text).fontFamily.split(',').map(unquoted) : [];
    if (!family || GENERIC.test(family) || families.has(family)) continue;
    missing.set(family, element.getAttribute('brand') ?? shell?.config?.brand ?? 'flagship');
  }
  for (const [family, brand] of missing)
    findings.push({
      kind: 'no-fonts',
      problem: `The pieces are set in ${family}, which the page does not have, so they show a typeface of the system.`,
      fix: `<link rel="stylesheet" href="${base}fonts/${brand}.css">, added once the page has loaded`,
    });
  return findings;
}

const unquoted = (name: string) => name.trim().replace(/^["']|["']$/g, '');
