import { describe, expect, it } from 'vitest';
import { acceptConfig } from './acceptConfig.ts';
import { CONFIG_TABLE, type EarlyKey, type LateKey } from './configTable.ts';
import { CONFIG_DEFAULTS, hasLateKey, type ShellConfig } from './index.ts';
import { CONFIG_KEYS, checkLateConfig } from './lateConfig.ts';

const keys = Object.entries<EarlyKey | LateKey>(CONFIG_TABLE);

describe('the table of configuration', () => {
  it('has every key that is checked, and every default', () => {
    expect([...CONFIG_KEYS].sort()).toEqual(keys.map(([name]) => name).sort());
    const defaults = keys.filter(([, key]) => key.default !== undefined).map(([name, key]) => [name, key.default]);
    expect(CONFIG_DEFAULTS).toEqual(Object.fromEntries(defaults));
  });

  it.each(keys)(
    '%s: its default is a value that its rule accepts, and is no reason to load the late rules',
    (name, key) => {
      const config = key.default === undefined ? {} : { [name]: CONFIG_DEFAULTS[name as keyof ShellConfig] };
      const problems: string[] = [];
      expect(acceptConfig(config, (problem) => problems.push(problem))).toEqual(config);
      expect([...problems, ...checkLateConfig(config).problems]).toEqual([]);
      expect(hasLateKey(config)).toBe(false);
    },
  );

  it.each(keys)('%s: one check refuses what no key takes, and says what it expects', (name, key) => {
    const wrong = { [name]: [Number.NaN] };
    const problems: string[] = [];
    acceptConfig(wrong, (problem) => problems.push(problem));
    problems.push(...checkLateConfig(wrong).problems);
    expect(problems).toHaveLength(1);
    expect(problems[0]).not.toMatch(/Expected (false|undefined)/);
    expect(hasLateKey(wrong)).toBe(key.when === 'late');
  });
});
