import { describe, expect, it } from 'vitest';
import { readEnvironment } from './readEnvironment.ts';

describe('readEnvironment', () => {
  it('has defaults', () => {
    const { port, host, options } = readEnvironment({});
    expect({ port, host }).toEqual({ port: 4173, host: '127.0.0.1' });
    expect(options).toMatchObject({ embedOrigins: [], trustProxy: false, logLevel: 'info' });
    expect(options.dataDir).toMatch(/\.data$/);
    expect(options).not.toHaveProperty('databaseUrl');
  });

  it('takes what is set', () => {
    const env = {
      PORT: '8080',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://x/y',
      DATA_DIR: '/var/data',
      EMBED_ORIGINS: 'https://a.example, http://b.example:81,',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
    };
    expect(readEnvironment(env)).toEqual({
      port: 8080,
      host: '0.0.0.0',
      options: {
        databaseUrl: 'postgres://x/y',
        dataDir: '/var/data',
        embedOrigins: ['https://a.example', 'http://b.example:81'],
        trustProxy: true,
        logLevel: 'warn',
      },
    });
  });

  it.each([
    [{ PORT: 'http' }, 'PORT="http"'],
    [{ PORT: '70000' }, 'PORT="70000"'],
    [{ EMBED_ORIGINS: 'https://a.example/path' }, '"https://a.example/path"'],
    [{ EMBED_ORIGINS: '*' }, '"*"'],
  ])('refuses %o and shows the value', (env, shown) => {
    expect(() => readEnvironment(env)).toThrow(shown);
  });
});
