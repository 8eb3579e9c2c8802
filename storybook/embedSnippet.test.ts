import { contract } from '@travel-shell/header/contract';
import { expect, it } from 'vitest';
import { firstTags } from '../scripts/guideSnippets.ts';
import { embedSnippet } from './embedSnippet.ts';

it('the snippet of the header is that of README.md', () => {
  expect(embedSnippet(contract)).toBe(firstTags('README.md'));
});
