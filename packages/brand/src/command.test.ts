import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LOCALES } from '@travel-shell/core';
import type { LogoNode, LogoPart } from '@travel-shell/tokens';
import { contrastProblems, problemLine, problemsIn } from '@travel-shell/tokens/compile/contrast';
import PAIRS from '@travel-shell/tokens/pairs.json' with { type: 'json' };
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runCommand } from './command.ts';

const SISTER = join(import.meta.dirname, '../../../shared/tokens/brands/sister');

const DECORATING = PAIRS.filter(({ decorates }) => decorates).map(
  ({ foreground, background }) => `${foreground} on ${background}`,
);

let folder: string;
let lines: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brand-'));
  await cp(SISTER, folder, { recursive: true });
  await change('brand.json', '"id": "sister"', '"id": "solenne"');
  lines = [];
  for (const name of ['log', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation((text: string) => void lines.push(text));
  }
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const file = (name: string) => join(folder, name);

/** Replaces text in a file of the folder. */
async function change(name: string, from: string | RegExp, to: string): Promise<void> {
  const before = await readFile(file(name), 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  await writeFile(file(name), after);
}

it('says that a folder is fine', async () => {
  expect(await runCommand(['check', folder])).toBe(0);
  expect(lines).toEqual([`${folder} is fine: "Solenne", brand="solenne".`]);
});

it('builds one file', async () => {
  const out = file('out/solenne.json');
  expect(await runCommand(['build', folder, '--out', out])).toBe(0);
  const built = JSON.parse(await readFile(out, 'utf8'));
  expect(built).toMatchObject({
    format: 1,
    id: 'solenne',
    name: 'Solenne',
    navigationScale: 1.02,
    links: { home: '/', trips: '/trips' },
  });
  expect(built.icons.hotels).toMatch(/^M/);
  expect(built.logo.mark.nodes[0]).toEqual([
    'path',
    { fill: 'var(--_color-brand-text)', d: 'M5 19.5a11 11 0 0 1 22 0z' },
  ]);
  expect(built.css).toHaveLength(2);
  expect(built.css[0]).toContain('--_color-brand: var(--travel-color-brand, #ad3a1d);');
});

it.each([
  ['of its own', /("gutter": [^}]*"value": )1.5/, '$12', '2em'],
  ['that the kit has, where it has none', /"gutter": \{[^}]*\}\s*\},/, '', '1.5em'],
])('has a gutter %s', async (_name, from, to, built) => {
  const out = file('out/solenne.json');
  await change('look.tokens.json', from, to);
  expect(await runCommand(['build', folder, '--out', out])).toBe(0);
  const { css } = JSON.parse(await readFile(out, 'utf8'));
  expect(css[0]).toContain(`--_gutter: var(--travel-gutter, ${built});`);
});

it('refuses a token that nothing reads', async () => {
  await change('look.tokens.json', '"panel": {', '"menu": {"$value": {"value": 1, "unit": "px"}}, "panel": {');
  expect(await problemsOf()).toEqual([
    'look.tokens.json /radius/menu: a token. Expected none of this name: nothing reads it.',
  ]);
});

it('reports everything that is wrong at once: file, place, what is there, what was expected', async () => {
  await change('brand.json', '"id": "solenne"', '"id": "My Brand", "colour": "red"');
  await change('brand.json', '"url": "/hotels"', '"url": "javascript:alert(1)"');
  await change('light.tokens.json', '"text-muted": {', '"text-mutted": {');
  await change('dark.tokens.json', '{palette.cocoa.', '{palette.chocolate.');
  await change('foundation.look.tokens.json', '"unit": "ms"', '"unit": "minutes"');
  await change('palette.tokens.json', /"hex": "#\w+"/, '"hex": "red; } body { display: none"');
  await change('mark.svg', '<path', '<script>alert(1)</script><path onclick="alert(1)"');
  await rm(file('word.svg'));
  expect(await runCommand(['check', folder])).toBe(1);
  const told = lines.join('\n');
  for (const line of [
    'brand.json /id: "My Brand". Expected must match pattern',
    'brand.json /colour: "red". Expected no such key; known: $schema, id, name',
    'brand.json /navigation/0/url: "javascript:alert(1)". Expected an http(s) address, or a path',
    "word.svg: no such file. Expected the logo's word.",
    'mark.svg /svg/script[1]: <script>. Expected one of g, defs, path',
    'mark.svg /svg/path[1]@onclick: "alert(1)". Expected no event attributes: nothing in a logo may run.',
    'light.tokens.json /color/text-muted: nothing. Expected a token of the type color.',
    'light.tokens.json /color/text-mutted: a token. Expected none of this name: nothing reads it.',
    'Expected a color of the palette, such as "{palette.',
    '/unit: "minutes". Expected ms or s.',
    'Expected six digits such as "#00684a".',
  ]) {
    expect(told).toContain(line);
  }
  expect(told).toContain(`problems in ${folder}.`);
});

it.each([
  ['a link', '<a href="https://other.example"><path d="M0 0"/></a>', '<a>'],
  ['a picture', '<image href="https://other.example/a.png"/>', '<image>'],
  ['foreign HTML', '<foreignObject><b>Hi</b></foreignObject>', '<foreignObject>'],
  [
    'another use',
    '<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="https://other.example/a.svg#b"/>',
    '<use>',
  ],
  ['a style from elsewhere', '<path d="M0 0h9v9z" style="fill: url(https://other.example)"/>', 'Expected a colour'],
  ['a sheet from elsewhere', '<style>@import "https://other.example/a.css";</style>', '<style>'],
  ['a script of another name', '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>', '<x:script>'],
  ['a script of HTML', '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>', '<h:script>'],
  ['an animation', '<animate attributeName="fill" to="red"/>', '<animate>'],
  ['a filter', '<path d="M0 0h9v9z" style="filter: url(#blur)"/>', 'no filters'],
  ['a paint that is missing', '<path d="M0 0h9v9z" fill="url(#none)"/>', 'the id of something in this file'],
  ['a blend mode', '<path d="M0 0h9v9z" style="mix-blend-mode: multiply"/>', 'an attribute of shapes'],
  ['a paint from elsewhere', '<path d="M0 0h9v9z" fill="url(https://other.example/a.svg#b)"/>', 'Expected a colour'],
  ['text', '<g>Solenne</g>', 'convert text to paths'],
])('refuses a logo with %s', async (_, markup, reason) => {
  await change('mark.svg', '</svg>', `${markup}</svg>`);
  expect(await runCommand(['check', folder])).toBe(1);
  expect(lines.join('\n')).toContain(reason);
});

/** The nodes of a logo, as an SVG. */
function markupOf(part: LogoPart): string {
  const write = ([name, attributes, ...children]: LogoNode): string => {
    const written = Object.entries(attributes).map(([key, value]) => {
      const plain = /^(viewBox|gradient|clipPathUnits|mask(Content)?Units|spreadMethod)/.test(key);
      return ` ${plain ? key : key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`;
    });
    return `<${name}${written.join('')}>${children.map(write).join('')}</${name}>`;
  };
  const { viewBox, nodes } = part;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="64" height="64">${nodes.map(write).join('')}</svg>`;
}

/** The pixels of a drawing at 64 by 64. */
const pixelsOf = (svg: string | Buffer) => sharp(Buffer.from(svg)).resize(64, 64).raw().toBuffer();

it.each(['inkscape', 'illustrator', 'figma', 'sketch', 'affinity', 'coreldraw'])(
  'takes a logo as a drawing program writes it, and shows the same: %s',
  async (program) => {
    const drawing = await readFile(join(import.meta.dirname, `drawings/${program}.svg`));
    await writeFile(file('mark.svg'), drawing);
    const out = file('built.json');
    await runCommand(['build', folder, '--out', out]);
    expect(lines).toEqual([`"Solenne", brand="solenne", written to ${out}.`]);
    const { mark } = JSON.parse(await readFile(out, 'utf8')).logo;
    const [shown, drawn] = await Promise.all([pixelsOf(markupOf(mark)), pixelsOf(drawing)]);
    expect(drawn.some((value) => value > 0)).toBe(true);
    const differences = shown.map((value, index) => Math.abs(value - (drawn[index] ?? 0)));
    expect(Math.max(...differences)).toBeLessThan(16);
    // The programs' own data is gone; ids are those that something refers to, and none of another logo.
    const text = JSON.stringify(mark.nodes);
    expect(text).not.toMatch(/inkscape|sodipodi|adobe|serif|class|style|href|"use"|title|Layer/);
    const ids = [...text.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);
    for (const id of ids) expect(text).toContain(`url(#${id})`);
    expect(ids.filter((id) => !/^solenne-mark-[\w-]+$/.test(id ?? ''))).toEqual([]);
  },
);

it('takes the size of a logo without a viewBox', async () => {
  await writeFile(
    file('mark.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="40px" height="30"><path d="M0 0h9v9z"/></svg>',
  );
  expect(await runCommand(['build', folder, '--out', file('built.json')])).toBe(0);
  expect(JSON.parse(await readFile(file('built.json'), 'utf8')).logo.mark.viewBox).toBe('0 0 40 30');
});

it.each(['flagship', 'sister', 'partner'])(
  'refuses an id that is taken, under which pages show ours: %s',
  async (id) => {
    await change('brand.json', '"id": "solenne"', `"id": "${id}"`);
    expect(await problemsOf()).toEqual([
      `brand.json /id: "${id}". Expected an id of its own: flagship, sister, partner are brands of the kit.`,
    ]);
  },
);

it('refuses an unknown vertical without a text, which nothing could translate', async () => {
  await change('brand.json', '"verticalName": "hotels"', '"verticalName": "islands"');
  await change('brand.json', '"verticalName": "cruises"', '"verticalName": "hostels"');
  await change('brand.json', '"verticalName": "guides"', '"text": "Wale", "verticalName": "whales"');
  expect(await problemsOf()).toEqual([
    expect.stringMatching(
      /^brand\.json \/navigation\/0\/text: nothing\. Expected a text: "islands" has no translated name\. These have one: activities, buses,.*\.$/,
    ),
    expect.stringMatching(/^brand\.json \/navigation\/2\/text: nothing\. Expected a text: "hostels"/),
  ]);
});

it.each(['', 'height="24"', 'height="13mm"', 'height="1.3.1em"'])(
  'refuses a word without a height in em: %j',
  async (height) => {
    await change('word.svg', /height="[^"]+"/, height);
    expect(await problemsOf()).toEqual([
      'word.svg /svg@height: nothing in em. Expected the height of the word, as "wordHeight": "1.3em" beside "word" in brand.json.',
    ]);
  },
);

/** Merges keys into brand.json. */
async function describeBrand(keys: object): Promise<void> {
  const brand = JSON.parse(await readFile(file('brand.json'), 'utf8'));
  await writeFile(file('brand.json'), JSON.stringify({ ...brand, ...keys }));
}

it('takes texts by language, and the links of the footer', async () => {
  const text = { 'en-US': 'Islands', 'de-DE': 'Inseln', ar: 'الجزر' };
  const footer = {
    description: text,
    company: { heading: 'About', links: [{ text, url: '/about' }] },
    contact: { links: [] },
    more: { links: [{ text: 'Timetable', url: 'https://other.example/' }] },
    social: [{ name: 'instagram', url: 'https://instagram.example/solenne' }],
    legal: [{ text: 'Imprint', url: '/imprint' }],
  };
  const navigation = [{ verticalName: 'islands', text, flagText: text, ariaLabel: text, url: '/islands' }];
  await describeBrand({ navigation, footer });
  expect(await runCommand(['build', folder, '--out', file('built.json')])).toBe(0);
  expect(JSON.parse(await readFile(file('built.json'), 'utf8'))).toMatchObject({ navigation, footer });
});

it.each([
  [
    'an unknown language',
    { navigation: [{ verticalName: 'islands', url: '/', text: { 'de-AT': 'Inseln' } }] },
    '/navigation/0/text/de-AT: "Inseln". Expected no such key; known: en-US, de-DE, fr-FR, es-ES, ja-JP, ar.',
  ],
  [
    'no language',
    { navigation: [{ verticalName: 'islands', url: '/', text: {} }] },
    '/navigation/0/text: {}. Expected a text, or {"en-US": "Islands"',
  ],
  [
    'a text that is none',
    { navigation: [{ verticalName: 'islands', url: '/', text: ['Islands'] }] },
    '/navigation/0/text: ["Islands"]. Expected a text, or {"en-US"',
  ],
  [
    'an empty text',
    { footer: { legal: [{ text: { ar: '' }, url: '/' }] } },
    '/footer/legal/0/text/ar: "". Expected must NOT have fewer than 1 characters.',
  ],
  [
    'a link that runs',
    { footer: { company: { links: [{ text: 'About', url: 'javascript:alert(1)' }] } } },
    '/footer/company/links/0/url: "javascript:alert(1)". Expected an http(s) address',
  ],
  [
    'a site that has no icon',
    { footer: { social: [{ name: 'friendster', url: 'https://friendster.example' }] } },
    '/footer/social/0/name: "friendster". Expected one of facebook, twitter, instagram, youtube, brunch, naverblog, naverpost.',
  ],
  [
    'a section that there is not',
    { footer: { airline: { links: [] } } },
    '/footer/airline: {"links":[]}. Expected no such key; known: description, company, contact, more, social, legal.',
  ],
])('refuses %s', async (_, keys, expected) => {
  await describeBrand(keys);
  const told = await problemsOf();
  expect(told).toEqual([expect.stringContaining(`brand.json ${expected}`)]);
});

it('knows the languages of the kit, by its schema', async () => {
  const schema = JSON.parse(await readFile(join(SISTER, '../brand.schema.json'), 'utf8'));
  const [, { properties }] = schema.$defs.text.else.allOf;
  expect(Object.keys(properties)).toEqual(LOCALES.filter((locale) => locale !== 'pseudo'));
});

it('takes the height of the word from brand.json', async () => {
  await change('word.svg', /height="[^"]+"/, 'width="67mm" height="24mm"');
  await change('brand.json', '"word": "word.svg"', '"word": "word.svg", "wordHeight": "1.25em"');
  expect(await runCommand(['build', folder, '--out', file('built.json')])).toBe(0);
  expect(JSON.parse(await readFile(file('built.json'), 'utf8')).logo.word.height).toBe('1.25em');
});

it('refuses what is not XML', async () => {
  await change('mark.svg', '</svg>', '');
  expect(await runCommand(['check', folder])).toBe(1);
  expect(lines[0]).toMatch(/^mark\.svg: .* in line \d+, column \d+\. Expected well-formed XML\.$/);
});

/** The lines of a check that fails, without the last one, which counts them. */
async function problemsOf(): Promise<string[]> {
  expect(await runCommand(['check', folder])).toBe(1);
  const told = lines.slice(0, -1);
  expect(lines.at(-1)).toBe(`${told.length} ${told.length === 1 ? 'problem' : 'problems'} in ${folder}.`);
  return told;
}

/** Gives a token another value. */
async function setToken(name: string, path: string, value: unknown): Promise<void> {
  const data = JSON.parse(await readFile(file(name), 'utf8'));
  const token = path.split('.').reduce((node, key) => node[key], data);
  token.$value = value;
  await writeFile(file(name), JSON.stringify(data));
}

it.each([
  ['digits', '#0b6474', '#0b6474'],
  ['capital digits', '#0B6474', '#0b6474'],
  ['oklch()', 'oklch(0.469 0.079 212)', '#0a6674'],
  ['another function', 'rgb(11 100 116)', '#0b6474'],
  ['components alone', { colorSpace: 'oklch', components: [0.469, 0.079, 212] }, '#0a6674'],
  ['a colour that a hex cannot write, as the nearest one', 'oklch(0.469 0.4 212)', '#00687b'],
])('takes a colour as %s', async (_, value, expected) => {
  await setToken('palette.tokens.json', 'palette.clay.700', value);
  const out = file('built.json');
  expect(await runCommand(['build', folder, '--out', out])).toBe(0);
  const [css] = JSON.parse(await readFile(out, 'utf8')).css;
  const declared = (name: string) => new RegExp(`--_${name}: var\\(--travel-${name}, (.*)\\);`).exec(css)?.[1];
  expect(declared('color-brand')).toBe(expected);
  // The text in the brand's colour follows it all the same.
  expect(declared('color-brand-text')).toBe('var(--_carried-link, var(--_derived-text, var(--_color-brand)))');
});

it.each([
  ['no colour', 'petrol', '/palette/clay/700/$value: "petrol". Expected a colour such as "#0b6474", "oklch('],
  ['digits without a sign', '0b6474', '/palette/clay/700/$value: "0b6474". Expected a colour'],
  [
    'components from 0 to 255',
    { colorSpace: 'srgb', components: [173, 58, 29], hex: '#ad3a1d' },
    '/palette/clay/700/$value/components/0: 173. Expected a number from 0 to 1, or "none".',
  ],
  [
    'components of another colour than the hex',
    { colorSpace: 'srgb', components: [0.0431, 0.3922, 0.4549], hex: '#ad3a1d' },
    '/$value/components: [0.0431,0.3922,0.4549]. Expected those of its hex #ad3a1d (these are #0b6474), or no hex.',
  ],
  [
    'a hue beyond the circle',
    { colorSpace: 'oklch', components: [0.469, 0.079, 572] },
    '/components/2: 572. Expected a number from 0 to 360',
  ],
  ['an unknown space', { colorSpace: 'cmyk', components: [0, 0, 0] }, '/colorSpace: "cmyk". Expected one of srgb,'],
])('refuses a colour with %s', async (_, value, expected) => {
  await setToken('palette.tokens.json', 'palette.clay.700', value);
  const told = await problemsOf();
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(expected);
});

it('names what is wrong inside a shadow', async () => {
  await change(
    'foundation.light.tokens.json',
    /"blur": \{\s+"value": \d+,\s+"unit": "px"/,
    '"blur": {"value": 2, "unit": "pt"',
  );
  expect(await problemsOf()).toEqual([
    expect.stringMatching(
      /^foundation\.light\.tokens\.json \/elevation\/1\/\$value\/.*blur\/unit: "pt"\. Expected px, em or rem\.$/,
    ),
  ]);
});

it('says a cause once, however much follows from it', async () => {
  await change('palette.tokens.json', /"700": \{/, '"710": {');
  const [line, ...others] = await problemsOf();
  expect(others).toEqual([]);
  expect(line).toMatch(
    /^light\.tokens\.json \/color\/indicator\/\$value: "\{palette\.clay\.700\}"\. Expected a color of the palette, .* The same cause: \/color\/brand\/\$value; \/color\/brand-text\/\$value; \/color\/focus\/\$value, and \d+ more\.$/,
  );
});

it.each([
  [
    'a group without its type',
    'light.tokens.json',
    /"\$type": "color",/,
    /^light\.tokens\.json \/color\/surface: the type nothing\. Expected the type color\. The same cause: \/color\/text; .*, and 25 more\.$/,
  ],
  [
    'a palette without its type',
    'palette.tokens.json',
    /"\$type": "color",/,
    /^palette\.tokens\.json .*: the type nothing\. Expected the type color\. The same cause/,
  ],
  [
    'a missing group',
    'light.tokens.json',
    /"color": \{/,
    /^light\.tokens\.json \/color\/surface: nothing\. Expected a token of the type color\. The same cause: /,
  ],
])('says it once: %s', async (_, name, from, expected) => {
  await change(name, from, name.startsWith('light') && String(from).includes('color": ') ? '"$colour": {' : '');
  const told = await problemsOf();
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(expected);
});

it('says once that a colour of the palette is too much like others', async () => {
  await setToken('palette.tokens.json', 'palette.cocoa.900', '#fffaf2');
  const told = await problemsOf();
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(
    /^palette\.tokens\.json \/palette\/cocoa\/900: #fffaf2 on surface #fffaf2: 1\.00:1\. Expected a contrast of 4\.5:1, as #\w{6} has\. The same cause: .*, and \d+ more\.$/,
  );
});

/** A brand of signal yellow, readable but for the colour itself on white. */
async function makeYellow(): Promise<void> {
  for (const role of ['brand', 'raised-brand']) {
    await setToken('light.tokens.json', `color.${role}`, '#f5c400');
    await setToken('light.tokens.json', `color.${role}-hover`, '#ffd84d');
  }
  for (const role of ['on-brand', 'raised-on-brand']) await setToken('light.tokens.json', `color.${role}`, '#33140a');
}

it.each([
  ['light', 'text-muted', '#b99d8d'],
  ['light', 'raised-brand-text', '#f2a78b'],
  ['dark', 'danger', '#7a1a10'],
])('proposes a colour of the same hue that passes: %s, %s', async (presentation, role, colour) => {
  await setToken(`${presentation}.tokens.json`, `color.${role}`, colour);
  const told = await problemsOf();
  expect(told).toHaveLength(1);
  const [, proposed = ''] = /, as (#[\da-f]{6}) has/.exec(told[0] ?? '') ?? [];
  // The proposed colour has the same hue: red before green before blue.
  const [red = '', green = '', blue = ''] = [1, 3, 5].map((at) => proposed.slice(at, at + 2));
  expect(red > green && green > blue).toBe(true);
  await setToken(`${presentation}.tokens.json`, `color.${role}`, proposed);
  expect(await runCommand(['check', folder])).toBe(0);
});

it('says what the brand composer says of the same files', async () => {
  await makeYellow();
  await setToken('dark.tokens.json', 'color.text', '#22302a');
  const names = ['palette', ...['light', 'dark', 'aos'].flatMap((name) => [name, `foundation.${name}`])];
  const tokens = await Promise.all(
    names.map(async (name) => [name, JSON.parse(await readFile(file(`${name}.tokens.json`), 'utf8'))] as const),
  );
  const composed = contrastProblems(Object.fromEntries(tokens));
  expect(composed.length).toBeGreaterThan(1);
  expect(await problemsOf()).toEqual(composed.map(problemLine));
  expect(lines.at(-1)).toBe(problemsIn(folder, composed));
});

it('builds a light brand colour by a waiver that is named and has its reason', async () => {
  await makeYellow();
  const told = await problemsOf();
  expect(told.join('\n')).toMatch(
    /Expected a contrast of 3:1, as #\w{6} has, or "(raised-)?brand on \w+" among the waivers of brand\.json\./,
  );
  const reason = 'Fills buttons, which have their text, and checked controls, which have a border.';
  const waivers = Object.fromEntries(DECORATING.map((name) => [name, reason]));
  await describeBrand({ waivers });
  const out = file('built.json');
  expect(await runCommand(['build', folder, '--out', out])).toBe(0);
  expect(JSON.parse(await readFile(out, 'utf8'))).not.toHaveProperty('waivers');
});

it('takes the waivers that its README shows', async () => {
  await makeYellow();
  const readme = await readFile(join(import.meta.dirname, '../README.md'), 'utf8');
  const blocks = [...readme.matchAll(/^```json\n([\s\S]*?)\n```$/gm)].map(([, text = '']) => text);
  const text = blocks.find((block) => block.startsWith('"waivers": {'));
  await describeBrand(JSON.parse(`{${text}}`));
  expect(await runCommand(['check', folder])).toBe(0);
});

it('waives no contrast of what is read, nor without a reason', async () => {
  await describeBrand({ waivers: { 'text on surface': 'It is art.', 'brand on surface': '' } });
  expect(await problemsOf()).toEqual([
    expect.stringMatching(
      /^brand\.json \/waivers\/text on surface: .* Expected no such key; known: brand on surface, /,
    ),
    expect.stringMatching(/^brand\.json \/waivers\/brand on surface: "". Expected the reason/),
  ]);
});

it('every pair that only decorates can be waived', async () => {
  const schema = JSON.parse(await readFile(join(SISTER, '../brand.schema.json'), 'utf8'));
  expect(Object.keys(schema.properties.waivers.properties)).toEqual(DECORATING);
});

it('sees through a colour that is not opaque', async () => {
  await setToken('light.tokens.json', 'color.text', { hex: '#35211a', alpha: 0.3 });
  expect((await problemsOf())[0]).toMatch(
    /^light\.tokens\.json \/color\/text: #35211a4d on surface #fffaf2: \d\.\d\d:1\./,
  );
});

it('goes on where a file is missing', async () => {
  await rm(file('word.svg'));
  await rm(file('foundation.dark.tokens.json'));
  await setToken('light.tokens.json', 'color.text', '{palette.cream.200}');
  await setToken('dark.tokens.json', 'color.brand', '#12345');
  expect(await problemsOf()).toEqual([
    "word.svg: no such file. Expected the logo's word.",
    'foundation.dark.tokens.json: no such file. Expected design tokens (DTCG).',
    expect.stringMatching(/^dark\.tokens\.json \/color\/brand\/\$value: "#12345"\./),
    expect.stringMatching(/^light\.tokens\.json \/color\/text: #ebdcc9 on surface/),
  ]);
});

it('goes on without a palette', async () => {
  await rm(file('palette.tokens.json'));
  await change('light.tokens.json', '"text-muted": {', '"text-mutted": {');
  expect(await problemsOf()).toEqual([
    'palette.tokens.json: no such file. Expected design tokens (DTCG).',
    'light.tokens.json /color/text-muted: nothing. Expected a token of the type color.',
    'light.tokens.json /color/text-mutted: a token. Expected none of this name: nothing reads it.',
  ]);
});

it.each(['', '[]', 'null', '3'])('refuses a file with %j in place of an object', async (text) => {
  await writeFile(file('light.tokens.json'), text);
  await writeFile(file('brand.json'), text);
  expect((await problemsOf()).map((line) => line.split(':')[0])).toEqual(['brand.json', 'light.tokens.json']);
});

it('names colours with too little contrast', async () => {
  await change('light.tokens.json', /"text": \{\s+"\$value": "[^"]+"/, '"text": {"$value": "{palette.cream.200}"');
  expect(await runCommand(['check', folder])).toBe(1);
  expect(lines[0]).toMatch(
    /^light\.tokens\.json \/color\/text: #\w+ on surface #\w+: \d\.\d\d:1\. Expected a contrast of 4\.5:1, as #\w{6} has\. The same cause: #\w+ on /,
  );
});

it('takes what its README shows of brand.json', async () => {
  const readme = await readFile(join(import.meta.dirname, '../README.md'), 'utf8');
  const blocks = [...readme.matchAll(/^```json\n([\s\S]*?)\n```$/gm)].map(([, text = '']) => text);
  const [item, footer] = ['{ "verticalName": "islands"', '"footer": {'].map((words) =>
    blocks.filter((text) => text.includes(words)),
  );
  expect([blocks.length, item?.length, footer?.length]).toEqual([3, 1, 1]);
  await describeBrand({ navigation: [JSON.parse(item?.[0] ?? '')], ...JSON.parse(`{${footer?.[0]}}`) });
  expect(await runCommand(['check', folder])).toBe(0);
});

it.each([
  ['docs/partner-guide.md', 'npm install --no-save @travel-shell/tokens'],
  ['packages/brand/README.md', 'npx travel-shell-brand check petrel'],
])('runs the commands of %s', async (name, first) => {
  const guide = await readFile(join(import.meta.dirname, '../../..', name), 'utf8');
  expect(guide).toContain(`\n${first}\n`);
  const commands = [...guide.matchAll(/^npx travel-shell-brand (.+)$/gm)].map(([, args = '']) => args.split(' '));
  expect(commands.map(([command]) => command)).toEqual(['check', 'build']);
  // As the guide says: a copy of ours, with an id of its own.
  await cp(SISTER, file('petrel'), { recursive: true });
  await change('petrel/brand.json', '"id": "sister"', '"id": "petrel"');
  const command = join(import.meta.dirname, '../bin/travel-shell-brand.js');
  for (const args of commands) await promisify(execFile)(process.execPath, [command, ...args], { cwd: folder });
  expect(JSON.parse(await readFile(file('public/petrel.json'), 'utf8')).name).toBe('Solenne');
});

it('explains a wrong command line', async () => {
  expect(await runCommand(['bake', folder])).toBe(2);
  expect(await runCommand(['check', file('nowhere')])).toBe(2);
  expect(await runCommand(['build', folder, '--colour'])).toBe(2);
  expect(await runCommand(['--help'])).toBe(0);
  expect(lines[0]).toContain('"bake" is not a command');
  expect(lines.at(-1)).toContain('Usage: travel-shell-brand');
});
