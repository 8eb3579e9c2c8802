import { describe, expect, it } from 'vitest';
import { nameInMail, textInMail } from './textInMail.ts';

describe('nameInMail', () => {
  it.each([
    ['Corner Books', 'Corner Books'],
    ['Smith & Co. Ltd.', 'Smith & Co. Ltd.'],
    ['Łódź Reisebüro 24', 'Łódź Reisebüro 24'],
    ['旅行社', '旅行社'],
    ['evil.example', 'evil example'],
    ['https://evil.example/a?b=c', 'https evil example a?b=c'],
    ['www.evil.example', 'www evil example'],
    ['pay@evil.example', 'pay evil example'],
    ['\\\\evil\\share', 'evil share'],
    ['evil。example', 'evil example'],
    ['evil．example', 'evil example'],
    ['evil.\u200bexample', 'evil example'],
    ['a\r\nb\u2028c\td', 'a b c d'],
    ['\u202eskooB', 'skooB'],
    ['  a  ', 'a'],
  ])('shows %j as %j', (name, shown) => {
    expect(nameInMail(name)).toBe(shown);
  });

  it('cuts a name to 60 characters, and not a shorter one', () => {
    expect(nameInMail('x'.repeat(60))).toBe('x'.repeat(60));
    expect(nameInMail('x'.repeat(61))).toBe(`${'x'.repeat(59)}…`);
    expect([...nameInMail('🚲'.repeat(61))]).toHaveLength(60);
  });
});

describe('textInMail', () => {
  it.each([
    ['It cost 1.5 EUR at 9:30.\nThank you.', 'It cost 1.5 EUR at 9:30.\nThank you.'],
    ['See https://evil.example/a.', 'See https: /evil. example/a.'],
    ['write to me@evil.example', 'write to me@ evil. example'],
    ['open \\\\evil\\share', 'open \\evil\\share'],
    ['evil.\u200bexample', 'evil. example'],
  ])('shows %j as %j', (text, shown) => {
    expect(textInMail(text)).toBe(shown);
  });
});
