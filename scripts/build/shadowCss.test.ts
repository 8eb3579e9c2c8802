import { expect, it } from 'vitest';
import shadowCss from './shadowCss.cjs';

const moduleOf = (css: string, presentations?: readonly string[]) =>
  shadowCss.call(
    { resourcePath: '/a.shadow.css', getOptions: () => ({ ...(presentations && { presentations }) }) },
    css,
  );
const exported = (code: string) => JSON.parse(code.replace(/^export default |;$/g, ''));

it('gives browsers one sheet with every presentation', () => {
  const code = moduleOf('[data-presentation="dark"] p { color: red }');
  expect(code).toContain('sheet.replaceSync("[data-presentation=dark] p{color:red}")');
});

it('lets a module make the sheet, for pages whose server and tests import it, too', () => {
  const context = { resourcePath: '/a.shadow.css', getOptions: () => ({ make: '/makeSheet.ts' }) };
  expect(shadowCss.call(context, 'p { color: red }')).toBe(
    'import { makeSheet } from "/makeSheet.ts";\nexport default /*#__PURE__*/ makeSheet("p{color:red}");',
  );
});

it('gives a server one text where presentations do not differ', () => {
  expect(exported(moduleOf('p { anchor-name: --a } [data-presentation] b { top: 0 }', ['default', 'dark']))).toBe(
    'p{anchor-name:--a}[data-presentation] b{top:0}',
  );
});

it.each([
  ['a rule', '[data-presentation=dark] a { top: 0 }', '', '[data-presentation=dark] a{top:0}'],
  [
    'one selector of several',
    'a, [data-presentation=dark] b { top: 0 }',
    'a{top:0}',
    'a,[data-presentation=dark] b{top:0}',
  ],
  [
    'a rule in a media query, and the query when it is empty',
    '@media print { [data-presentation=dark] a { top: 0 } }',
    '',
    '@media print{[data-presentation=dark] a{top:0}}',
  ],
  ['a nested rule', 'b { [data-presentation=dark] & { top: 0 } }', '', 'b{[data-presentation=dark] &{top:0}}'],
])('leaves out what another presentation has: %s', (_, css, light, dark) => {
  expect(exported(moduleOf(css, ['default', 'dark']))).toEqual({ default: light, dark });
});

it.each([':not([data-presentation=dark]) a', ':is([data-presentation=dark],[data-presentation=aos]) a'])(
  'keeps what asks in parentheses: %s',
  (selector) => {
    const css = `${selector} { top: 0 } [data-presentation=aos] i { top: 0 }`;
    expect(exported(moduleOf(css, ['default']))).toEqual({ default: `${selector}{top:0}` });
  },
);
