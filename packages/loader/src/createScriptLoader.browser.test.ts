import { afterEach, expect, it, vi } from 'vitest';
import { createPolicy } from './createPolicy.ts';
import { createScriptLoader } from './createScriptLoader.ts';

const base = `${location.origin}/shell/`;
const policies: string[] = [];
const scripts: HTMLScriptElement[] = [];

// Only the network is faked: scripts are real elements, and the test decides each response.
function answerScripts(answer: (script: HTMLScriptElement, tries: number) => 'load' | 'error' | 'nothing') {
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    const script = node as HTMLScriptElement;
    scripts.push(script);
    const event = answer(script, scripts.length);
    if (event !== 'nothing') setTimeout(() => script.dispatchEvent(new Event(event)));
  });
}

function loader(attemptMs = 1000) {
  const created = createScriptLoader(createPolicy(base), 'n0nce');
  created.attemptMs = attemptMs;
  return (url: string) => created.fetchScript(url, { integrity: 'sha384-x' });
}

vi.stubGlobal('trustedTypes', {
  createPolicy: (name: string, rules: { createScriptURL(url: string): string }) => {
    policies.push(name);
    return rules;
  },
});

afterEach(() => {
  vi.restoreAllMocks();
  scripts.length = 0;
});

it('sets nonce, integrity and anonymous CORS on its scripts, and creates one Trusted Types policy', async () => {
  answerScripts(() => 'load');
  policies.length = 0;
  await loader()(`${base}a.js`);
  const [script] = scripts;
  expect(script).toMatchObject({ nonce: 'n0nce', integrity: 'sha384-x', crossOrigin: 'anonymous', src: `${base}a.js` });
  expect(policies).toEqual(['travel-shell']);
});

it('ERR-013 succeeds on the last of three attempts', async () => {
  answerScripts((_, tries) => (tries < 3 ? 'error' : 'load'));
  await loader()(`${base}a.js`);
  expect(scripts.map(({ src }) => src.slice(base.length))).toEqual(['a.js', 'a.js?retry=1', 'a.js?retry=2']);
});

it('times out a script that never responds', async () => {
  answerScripts(() => 'nothing');
  await expect(loader(20)(`${base}a.js`)).rejects.toThrow('timeout');
});

it('refuses a script outside its base URL', async () => {
  answerScripts(() => 'load');
  await expect(loader()('https://elsewhere.example/a.js')).rejects.toThrow('not ours');
  expect(scripts).toHaveLength(0);
});
