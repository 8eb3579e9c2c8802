/** The table of OWASP ASVS in host-demo/security/asvs.md: every requirement is there, and what it names is there, too. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const GUIDE = join(import.meta.dirname, '../host-demo/security/asvs.md');
const text = readFileSync(GUIDE, 'utf8');

/** The levels of the requirements of each section, in their order: version 5.0.0 has 70, 183 and 92 of the three levels. */
const LEVELS: Record<string, string> = {
  '1.1': '22',
  '1.2': '1111122223',
  '1.3': '112222222223',
  '1.4': '222',
  '1.5': '123',
  '2.1': '122',
  '2.2': '112',
  '2.3': '12223',
  '2.4': '23',
  '3.1': '3',
  '3.2': '113',
  '3.3': '12223',
  '3.4': '11222233',
  '3.5': '11122333',
  '3.6': '3',
  '3.7': '22333',
  '4.1': '12233',
  '4.2': '23333',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112333',
  '5.3': '113',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '11223333',
  '6.4': '112233',
  '6.5': '22222333',
  '6.6': '2223',
  '6.7': '33',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '223',
  '7.6': '22',
  '8.1': '1233',
  '8.2': '1123',
  '8.3': '133',
  '8.4': '23',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '223',
  '10.3': '22223',
  '10.4': '1111122222233333',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '2233',
  '11.2': '22233',
  '11.3': '11233',
  '11.4': '1222',
  '11.5': '23',
  '11.6': '23',
  '11.7': '33',
  '12.1': '12233',
  '12.2': '11',
  '12.3': '22223',
  '13.1': '2333',
  '13.2': '222223',
  '13.3': '2233',
  '13.4': '1222233',
  '14.1': '22',
  '14.2': '12223333',
  '14.3': '122',
  '15.1': '12233',
  '15.2': '12233',
  '15.3': '1222222',
  '15.4': '3333',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '2223',
  '17.1': '23',
  '17.2': '22223333',
  '17.3': '22',
};
const REQUIRED = Object.entries(LEVELS).flatMap(([section, levels]) =>
  [...levels].flatMap((level, index) => (level === '3' ? [] : [{ id: `${section}.${index + 1}`, level }])),
);

const rows = [
  ...text.matchAll(/^\| ((?:\d+\.){2}\d+) +\| (\d) +\| (.+?) +\| (met|not met|not ours) +\| (.+?) +\|$/gm),
].map(([, id = '', level = '', what = '', status = '', by = '']) => ({ id, level, what, status, by }));

it('has every requirement of levels 1 and 2 once, in order', () => {
  expect(REQUIRED).toHaveLength(253);
  expect(rows.map(({ id, level }) => ({ id, level }))).toEqual(REQUIRED);
});

it('says how many are met, not met and not ours', () => {
  const count = (status: string) => rows.filter((row) => row.status === status).length;
  expect(text.replaceAll('\n', ' ')).toContain(
    `${count('met')} are met, ${count('not met')} not, and ${count('not ours')} are not ours`,
  );
});

it.each(rows.filter(({ status }) => status === 'met'))('$id names what meets it: $what', ({ by }) => {
  const [, file, anchor, title] = /^\[[^\]]+\]\(([^)#]*)(?:#([^)]+))?\)(?:, "(.+)")?$/.exec(by) ?? expect.fail(by);
  const path = file ? join(dirname(GUIDE), file) : GUIDE;
  expect(existsSync(path), path).toBe(true);
  const isTest = /\.(test|spec)\.tsx?$/.test(path);
  expect(title !== undefined, 'a test is named with its title').toBe(isTest);
  const content = readFileSync(path, 'utf8');
  if (title) expect(content).toContain(title);
  const anchors = [...content.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  if (anchor) expect(anchors).toContain(anchor);
});

it.each(rows.filter(({ status }) => status !== 'met'))('$id says why it is $status: $what', ({ by }) => {
  expect(by.length).toBeGreaterThan(3);
});
