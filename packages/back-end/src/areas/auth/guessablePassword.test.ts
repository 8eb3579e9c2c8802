import { describe, expect, it } from 'vitest';
import { commonPasswords } from './commonPasswords.ts';
import { isGuessable } from './guessablePassword.ts';

const WORDS = ['Ada.Lovelace@analytical.example', 'Ada Lovelace', 'TravelShell', 'Vireo', 'shop.example'];
const common = await commonPasswords();
const judge = (password: string) => isGuessable(password, common, WORDS);

describe('isGuessable', () => {
  it.each([
    ['common', 'password', '12345678', 'qwertyuiop', '1qaz2wsx', 'iloveyou', 'trustno1', 'azertyuiop', 'motdepasse'],
    [
      'nothing',
      ' '.repeat(8),
      '\u200B'.repeat(12),
      'k7!fR2'.padEnd(9),
      'kfwq\u0301\u0301\u0301\u0301',
      '\u202Ekfwq837',
    ],
    ['in other letters', 'PassWord', 'ｐａｓｓｗｏｒｄ', 'pässwörd', 'pass\u200Bword', ' password ', 'SUNSHINE'],
    ['with signs for letters', 'p@ssw0rd', 'P4$$w0rd', 'm1ch@el1', '1l0vey0u', 'pr1nc3ss'],
    ['with something around', 'Password1!', 'summer2024', '!!dragon!!', '123monkey', 'letmein_99'],
    ['with something between', 'p-a-s-s-w-o-r-d', 'pass word', 'qwerty.123456'],
    ['backwards', 'drowssap', 'nomekop1', '1!drowssaP'],
    ['repeated', 'aaaaaaaaaaaa', 'abababab', '1231231231', 'hunter2hunter2', 'passwordpassword', '😀😀😀😀😀😀😀😀'],
    ['a run', 'abcdefghijklm', '87654321', 'ABCDEFGH!', 'zyxwvuts', '3456789012345678'.slice(0, 7)],
    ['the address', 'ada.lovelace@analytical.example', 'Ada.Lovelace', 'analytical', 'lovelace1815', 'adalovelace!'],
    ['the name', 'lovelaceada', '4d4l0v3l4c3', 'AdaAdaAda', 'ecalevolada'],
    ['the site', 'travelshell', 'Travel-Shell-24', 'tr4v3lsh3ll', 'vireovireo', 'Vireo2026', 'shop.example1'],
  ])('refuses what is %s', (_what, ...passwords) => {
    expect(passwords.filter((password) => !judge(password))).toEqual([]);
  });

  it('takes what no guesser tries early', () => {
    const good = [
      'correct horse battery',
      'a long enough one',
      'k7!fR2qz',
      'kfwq8372',
      'green boats at dawn',
      'my password is not this',
      'lovelace wrote the first program',
      'travel by night train',
      'вечерний чай у реки',
      '雨の日の図書館で会う',
      'travel-today',
      '9f86d081884c7d65',
      '/;%_+&=?',
    ];
    expect(good.filter(judge)).toEqual([]);
  });

  it('looks at 64 characters, so that a password of any length takes no longer', () => {
    const good = 'k7!fR2qzW5';
    for (const [repeated, times] of [
      ['password', 8],
      ['4@', 32],
      ['a', 64],
    ] as const) {
      expect(judge(repeated.repeat(times) + good), repeated).toBe(true);
      expect(judge(repeated.repeat(times - 1) + good), repeated).toBe(false);
    }
  });
});
