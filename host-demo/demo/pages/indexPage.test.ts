import { escapeHtml } from 'travel-shell-back-end/pages/html.ts';
import { KIT_SITE } from 'travel-shell-back-end/pages/Site.ts';
import { expect, it } from 'vitest';
import { firstTags } from '../../../scripts/guideSnippets.ts';
import { indexPage } from './indexPage.ts';

it('the first page shows the snippet of README.md', () => {
  expect(indexPage({ scenarios: [], user: null })(KIT_SITE)).toContain(escapeHtml(firstTags('README.md') ?? ''));
});
