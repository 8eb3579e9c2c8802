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

function loader(timeout = 1000) {
  const created = createScriptLoader(createPolicy(base), 'n0nce');
  created.timeout = timeout;
  return (path: string) => created.load(path, 'sha384-x');
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
  await loader()('a.js');
  const [script] = scripts;
  expect(script).toMatchObject({ nonce: 'n0nce', integrity: 'sha384-x', crossOrigin: 'anonymous', src: `${base}a.js` });
  expect(policies).toEqual(['travel-shell']);
});

it('ERR-013 succeeds on the last of three attempts', async () => {
  answerScripts((_, tries) => (tries < 3 ? 'error' : 'load'));
  await loader()('a.js');
  expect(scripts.map(({ src }) => src.slice(base.length))).toEqual(['a.js', 'a.js?retry=1', 'a.js?retry=2']);
});

it('times out a script that never responds', async () => {
  answerScripts(() => 'nothing');
  await expect(loader(20)('a.js')).rejects.toThrow('a.js timeout');
});

it('loads nothing from outside its base URL', async () => {
  answerScripts(() => 'load');
  await loader()('https://elsewhere.example/a.js');
  expect(scripts.map(({ src }) => src)).toEqual([`${base}https://elsewhere.example/a.js`]);
});

it('leaves nothing in the page', async () => {
  const before = document.head.childElementCount;
  const loading = createScriptLoader(createPolicy(base), 'n0nce').load('missing.js', 'sha384-x');
  expect(document.head.childElementCount).toBe(before + 1);
  await expect(loading).rejects.toThrow('missing.js error');
  expect(document.head.childElementCount).toBe(before);
});
