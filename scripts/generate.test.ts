import { expect, it } from 'vitest';
import { modulesFrom } from './generate.mjs';

it('knows the modules from a changed text: those of the same piece', () => {
  const modules = modulesFrom(['packages/footer/src/messages/de-DE.json']);
  expect(modules).toContain('packages/footer/src/messages/generated/de-DE.ts');
  expect(modules.filter((file) => !file.startsWith('packages/footer/src/messages/generated/'))).toEqual([]);
});

it('knows the modules from the contract, the tokens and the table of keys', () => {
  expect(modulesFrom(['shared/contract/openapi/common.yaml'])).toEqual(
    expect.arrayContaining([
      'packages/testing/src/generated/answers.json',
      'shared/contract/src/generated/openapi.ts',
      'shared/contract/src/generated/parsers/parseFormToken.ts',
    ]),
  );
  expect(modulesFrom(['shared/tokens/brands/sister/dark.tokens.json'])).toContain(
    'shared/tokens/src/generated/sister.shadow.css',
  );
  expect(modulesFrom(['shared/core/src/configTable.ts'])).toContain('shared/core/src/generated/ShellConfig.ts');
});

it('knows no modules from other code', () => {
  expect(modulesFrom(['packages/footer/src/Footer.tsx', 'shared/i18n/README.md'])).toEqual([]);
});
