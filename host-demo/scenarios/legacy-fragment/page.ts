import type { ScenarioContext, ScenarioResponse } from '../../demo/pages/ScenarioPage.ts';
import { LOADER, legacyPage } from '../legacy/legacyPage.ts';

export const title = 'Legacy with a fragment';
export const description =
  'The same old page with the header included by its server: visible at first paint, its menus and links work without JavaScript.';

const NAMES = ['brand', 'locale', 'presentation'];

export async function render(context: ScenarioContext): Promise<ScenarioResponse> {
  const given = NAMES.flatMap((name) => {
    const value = context.query.get(name);
    return value === null ? [] : [[name, value]];
  });
  const header = await context.fragment('header', { 'menu-button': 'on', ...Object.fromEntries(given) });
  return { html: legacyPage(context, '/scenarios/legacy-fragment/', header, LOADER) };
}
