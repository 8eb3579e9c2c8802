import { describe, expect, it } from 'vitest';
import type { Exchange } from '../http/Exchange.ts';
import { reportText } from './printText.ts';
import type { Report } from './Report.ts';
import { toJsonReport } from './toJsonReport.ts';

const exchange: Exchange = {
  request: { method: 'GET', path: '/thing', headers: { Accept: 'application/json' } },
  url: 'http://host/thing',
  status: 500,
  headers: { 'content-type': 'text/html' },
  text: `<h1>\n${'x'.repeat(400)}`,
  json: undefined,
  failure: null,
};

const report: Report = {
  baseUrl: 'http://host',
  contractVersion: '1.2.3',
  seed: 7,
  pieces: [],
  skipped: ['getOther'],
  sections: [
    {
      name: 'getThing',
      address: 'GET /thing',
      results: [
        { check: 'signed out', verdict: 'passed', expected: '401', problems: [], exchange },
        {
          check: 'a right request',
          verdict: 'deviation',
          expected: '200',
          problems: ['status 500', 'no JSON'],
          exchange,
        },
        { check: 'with a mail', verdict: 'leftOut', expected: '', problems: ['it takes a mail'] },
      ],
    },
  ],
};

/** A report with these sections only. */
const reportOf = (...sections: Report['sections']): Report => ({ ...report, sections, skipped: [] });

const missing = (name: string): Report['sections'][number] => ({
  name,
  address: `GET /${name}`,
  results: [
    {
      check: 'not implemented',
      verdict: 'missing',
      expected: 'an operation of the contract',
      problems: ['status 404 for a right request'],
      exchange: { ...exchange, status: 404 },
    },
  ],
});

const blocked = (name: string): Report['sections'][number] => ({
  name,
  address: `GET /${name}`,
  results: [
    { check: 'what must come first', verdict: 'deviation', expected: 'a success', problems: ['no sign-in'], exchange },
  ],
});

const fine = { name: 'getFine', address: 'GET /fine', results: [] };

describe('reportText', () => {
  it('begins with the totals, what deviates, what was left out and how to repeat the run', () => {
    expect(reportText(report, { verbose: false }).split('\n\n')[0]).toBe(
      [
        '✗ http://host: 1 deviation, 1 check passed, 1 left out',
        '  Deviating: getThing.',
        '  Left out: with a mail: it takes a mail (getThing)',
        '  Not asked for: getOther.',
        '  Contract 1.2.3, --seed 7.',
      ].join('\n'),
    );
  });

  it('names the pieces whose calls were checked', () => {
    expect(reportText({ ...reportOf(fine), pieces: ['header', 'footer'] }, { verbose: false })).toContain(
      '✓ http://host: 0 deviations, 0 checks passed, 0 left out\n  Calls of header, footer.\n',
    );
  });

  it('shows the expectation, the response, and how to repeat it', () => {
    const text = reportText(report, { verbose: false });
    expect(text).toMatch(/getThing.*GET \/thing.*3 checks, 1 deviation, 1 left out/);
    expect(text).toMatch(/expected {2}200\n +came {6}status 500\n +no JSON\n/);
    expect(text).toMatch(/answer {4}500 text\/html <h1> x+… \(405 characters\)\n/);
    expect(text).toContain("repeat    curl -i -X GET 'http://host/thing' -H 'Accept: application/json'");
    expect(text).not.toContain('signed out');
  });

  it('lists passed checks and those left out on request', () => {
    const text = reportText(report, { verbose: true });
    expect(text).toContain('✓ signed out');
    expect(text).toContain('– with a mail: left out, it takes a mail');
  });

  it('has the operations that deviate before the others', () => {
    const text = reportText(reportOf(fine, missing('getA')), { verbose: false });
    expect(text.indexOf('GET /getA')).toBeLessThan(text.indexOf('GET /fine'));
  });

  it('says once for each operation that it is not implemented', () => {
    const text = reportText(reportOf(missing('getA'), missing('getB')), { verbose: false });
    expect(text).toContain('0 deviations, 2 operations not implemented');
    expect(text).toContain('Not implemented: getA, getB.');
    expect(text.match(/getA {2}GET \/getA {2}not implemented\n +came {6}status 404 for a right request/g)).toHaveLength(
      1,
    );
  });

  it('shows once what is in the way of several operations', () => {
    const text = reportText(reportOf(blocked('getA'), blocked('getB')), { verbose: false });
    expect(text).toContain('2 × what must come first: no sign-in');
    expect(text.match(/came {6}no sign-in/g)).toHaveLength(2);
    expect(text.match(/repeat/g)).toHaveLength(1);
  });
});

it('gives programs the whole response of a deviation, and none of the others', () => {
  expect(toJsonReport(report)).toMatchObject({
    passed: 1,
    deviations: 1,
    leftOut: 1,
    operations: [
      {
        name: 'getThing',
        checks: [
          { check: 'signed out', verdict: 'passed' },
          { verdict: 'deviation', problems: ['status 500', 'no JSON'], answer: { status: 500, body: exchange.text } },
          { verdict: 'leftOut' },
        ],
      },
    ],
  });
  expect(JSON.stringify(toJsonReport(report)).match(/"repeat"/g)).toHaveLength(1);
});
