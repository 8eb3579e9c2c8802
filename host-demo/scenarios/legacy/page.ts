import type { ScenarioContext, ScenarioResponse } from '../../demo/pages/ScenarioPage.ts';
import { pieceAttributes } from '../pageConfig.ts';
import { LOADER, legacyPage } from './legacyPage.ts';

const ROOM = '<link rel="stylesheet" href="/travel-shell/room.css">';

export const title = 'Legacy';
export const description =
  'A results page of 2013: Bootstrap 3, jQuery 1.12, a style sheet and a script that touch everything. The header stays itself.';

export function render(context: ScenarioContext): ScenarioResponse {
  const header = `<travel-header menu-button="on"${pieceAttributes(context.query)}>
<a slot="fallback" href="/">FlyCheap24</a>
<a slot="fallback" href="/trips">Trips</a>
<a slot="fallback" href="/login">Sign in</a>
</travel-header>`;
  return { html: legacyPage(context, '/scenarios/legacy/', header, `${ROOM}${LOADER}`) };
}
