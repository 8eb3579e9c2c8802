import { escapeHtml } from 'travel-shell-back-end/pages/html.ts';
import { expect, it } from 'vitest';
import { firstTags } from '../../../scripts/guideSnippets.ts';
import { indexPage } from './indexPage.ts';

it('the first page shows the snippet of README.md', () => {
  expect(indexPage({ scenarios: [], user: null })).toContain(escapeHtml(firstTags('README.md') ?? ''));
});
