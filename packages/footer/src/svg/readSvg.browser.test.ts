import { expectConsole } from '@travel-shell/testing/testConsole';
import { expect, it, test } from 'vitest';
import { readSvg } from './readSvg.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const PATH = '<path d="M0 0h9"/>';

test('renders shapes, groups, gradients and the text colour', () => {
  const text = svg(
    `<defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient></defs><g transform="scale(2)"><path d="M0 0h9" fill="url(#a)"/></g>`,
    'viewBox="0 0 24 24" fill="currentColor" width="99" height="9"',
  );
  const icon = readSvg(text, '/a.svg') as SVGSVGElement;
  document.body.append(icon);
  expect(icon).toBeInstanceOf(SVGSVGElement);
  expect(icon.querySelectorAll('linearGradient stop, g path')).toHaveLength(2);
  expect(icon.getAttributeNames().sort()).toEqual(['aria-hidden', 'fill', 'viewBox']);
  expect((icon.querySelector('path') as SVGPathElement).getTotalLength()).toBe(9);
  icon.remove();
});

it.each([
  ['a script', `<script>window.hacked = 1</script>${PATH}`],
  ['a handler', `<path d="M0 0h9" onload="window.hacked = 1" onclick="window.hacked = 1"/>`],
  ['a link', `<a href="javascript:window.hacked=1">${PATH}</a>${PATH}`],
  ['HTML', `<foreignObject><img src="x" onerror="window.hacked = 1"/></foreignObject>${PATH}`],
  ['an animation', `<path d="M0 0h9"><animate onbegin="window.hacked = 1" attributeName="x" dur="1s"/></path>`],
  ['what loads something', `<image href="/x.png"/><use href="/x.svg#a"/>${PATH}`],
  ['styles', `<style>* { fill: red }</style><path d="M0 0h9" style="fill: red" class="footer"/>`],
])('keeps the shapes and removes %s', (_, inside) => {
  const icon = readSvg(svg(inside), '/a.svg') as SVGSVGElement;
  document.body.append(icon);
  expect([...icon.querySelectorAll('*')].map(({ localName }) => localName)).toContain('path');
  for (const element of [icon, ...icon.querySelectorAll('*')]) {
    expect(['svg', 'path']).toContain(element.localName);
    for (const name of element.getAttributeNames()) {
      expect(['d', 'viewBox', 'aria-hidden']).toContain(name);
    }
  }
  expect('hacked' in window).toBe(false);
  icon.remove();
});

it.each([
  ['only a script', svg('<script>1</script>')],
  ['nothing', svg('')],
  ['broken XML', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"'],
  ['HTML behind an svg tag', '<svg></svg><img src="x" onerror="window.hacked = 1">'],
])('ERR-054 refuses %s, and logs it once', (_, text) => {
  const lines = expectConsole(/SVG_FAILED: The icon \/b\.svg is no drawing/);
  expect([readSvg(text, '/b.svg'), readSvg(text, '/b.svg')]).toEqual([null, null]);
  expect(lines).toHaveLength(1);
  expect('hacked' in window).toBe(false);
});
