import { expect, it } from 'vitest';
import { withLinks } from './writePackage.ts';

const given = [
  '[guide](../../docs/partner-guide.md#react)',
  '[beside](./src/index.ts)',
  '[below](#options)',
  '[web](https://example.com/a)',
  '[mail](mailto:a@example.com)',
].join(' ');

it.each(['git+https://code.example.com/shell.git', 'https://code.example.com/shell'])(
  'leads links of a README to the files of its version at %s, and leaves the others',
  (url) => {
    expect(withLinks(given, 'packages/elements', url, '1.2.0')).toBe(
      [
        '[guide](https://code.example.com/shell/blob/v1.2.0/docs/partner-guide.md#react)',
        '[beside](https://code.example.com/shell/blob/v1.2.0/packages/elements/src/index.ts)',
        '[below](#options)',
        '[web](https://example.com/a)',
        '[mail](mailto:a@example.com)',
      ].join(' '),
    );
  },
);
