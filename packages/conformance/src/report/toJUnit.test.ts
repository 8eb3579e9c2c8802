import { parseXml, type XmlElement } from '@rgrove/parse-xml';
import { expect, it } from 'vitest';
import type { Exchange } from '../http/Exchange.ts';
import { toJUnit } from './toJUnit.ts';

/** Everything that XML minds, and a character it cannot have at all. */
const NASTY = 'a "b" <c> & \'d\' ]]> \u0000 é 😀\nnext';

const exchange: Exchange = {
  request: { method: 'POST', path: '/thing', headers: { Cookie: 'a="<&>"' } },
  url: 'http://host/thing?a=1&b=2',
  status: 500,
  headers: { 'content-type': 'text/html' },
  text: `<h1>${NASTY}</h1>`,
  json: undefined,
  failure: null,
};

const text = toJUnit({
  baseUrl: 'http://host/?a&b',
  contractVersion: '1.2.3',
  seed: 7,
  pieces: [],
  skipped: [],
  sections: [
    {
      name: 'getThing',
      address: 'GET /thing/{id}',
      results: [
        { check: 'signed out', verdict: 'passed', expected: '401', problems: [], exchange },
        { check: NASTY, verdict: 'deviation', expected: '200', problems: ['status 500', NASTY], exchange },
        { check: 'with a mail', verdict: 'leftOut', expected: '', problems: ['it takes "a mail"'] },
      ],
    },
    {
      name: 'getOther',
      address: 'GET /other',
      results: [{ check: 'not implemented', verdict: 'missing', expected: 'it', problems: ['status 404'], exchange }],
    },
  ],
});

const elementsOf = (parent: XmlElement | null | undefined): XmlElement[] =>
  (parent?.children ?? []).filter((child): child is XmlElement => child.type === 'element');

const root = parseXml(text).root;
const [first, second] = elementsOf(root);
const asXml = NASTY.replace('\u0000', '\u{FFFD}');

it('has a suite for each operation, with its numbers', () => {
  expect(root?.name).toBe('testsuites');
  expect(root?.attributes).toEqual({
    name: 'travel-shell-conformance http://host/?a&b',
    tests: '4',
    failures: '2',
    errors: '0',
    skipped: '1',
  });
  expect(first?.attributes).toEqual({
    name: 'getThing (GET /thing/{id})',
    tests: '3',
    failures: '1',
    errors: '0',
    skipped: '1',
  });
  expect(second?.attributes).toMatchObject({ tests: '1', failures: '1' });
});

it('has a case for each check, with what came of it', () => {
  const [passed, failed, skipped] = elementsOf(first);
  expect(passed?.attributes).toEqual({ classname: 'getThing', name: 'signed out' });
  expect(passed?.children).toEqual([]);

  expect(failed?.attributes.name).toBe(asXml);
  const [failure] = elementsOf(failed);
  expect(failure?.name).toBe('failure');
  expect(failure?.attributes.message).toBe(`status 500; ${asXml}`);
  expect(failure?.text).toContain('expected: 200\ncame: status 500\n');
  expect(failure?.text).toContain(`answer: 500 text/html <h1>${asXml.replace('\n', ' ')}</h1>`);
  expect(failure?.text).toContain("repeat: curl -i -X POST 'http://host/thing?a=1&b=2' -H 'Cookie: a=\"<&>\"'");

  const [reason] = elementsOf(skipped);
  expect([reason?.name, reason?.attributes.message]).toEqual(['skipped', 'it takes "a mail"']);
});
