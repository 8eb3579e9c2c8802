import { expect, test } from 'vitest';
import { lightRules } from './lightRules.ts';

const rulesOf = (text: string) => lightRules('travel-x', [text]).replace(/^.*stroke-dasharray:none!important\}/s, '');

test.each([
  ['a:hover{color:red;margin:0}', 'a:hover{color:red!important;margin:0!important}'],
  ['a{color:red !important}', 'a{color:red !important}'],
  ['a::before{content:";}"}', 'a::before{content:";}"!important}'],
  ['a{background:url(data:image/svg+xml;base64,AA==)}', 'a{background:url(data:image/svg+xml;base64,AA==)!important}'],
  ['@media (width < 26em){a{top:calc((1em + 2px)*2)}}', '@media (width < 26em){a{top:calc((1em + 2px)*2)!important}}'],
])('%s overrides the page', (text, expected) => {
  expect(rulesOf(text)).toBe(`${expected}}}`);
});

test('an animation keeps its steps, which take no importance, outside the form’s own rules', () => {
  const motion = '@keyframes turn{to{rotate:1turn}}';
  expect(lightRules('travel-x', [`a{top:0}${motion}`])).toMatch(
    /^@layer travel-x\{@keyframes turn\{to\{rotate:1turn\}\}/,
  );
  expect(rulesOf(`a{top:0}${motion}`)).toBe('a{top:0!important}}}');
});
