import { describe, expect, it } from 'vitest';
import type { Exchange } from '../http/Exchange.ts';
import { closingText, sectionText } from './printText.ts';
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

describe('sectionText', () => {
  const [section] = report.sections;
  if (!section) throw new Error('no section');
  it('shows the expectation, the response, how to repeat it, and what was skipped', () => {
    const text = sectionText(section, { verbose: false });
    expect(text).toMatch(/getThing.*GET \/thing.*3 checks, 1 deviation, 1 left out/);
    expect(text).toMatch(/expected {2}200\n +came {6}status 500\n +no JSON\n/);
    expect(text).toMatch(/answer {4}500 text\/html <h1> x+… \(405 characters\)\n/);
    expect(text).toContain("repeat    curl -i -X GET 'http://host/thing' -H 'Accept: application/json'");
    expect(text).toContain('with a mail: left out, it takes a mail');
    expect(text).not.toContain('signed out');
  });

  it('lists passed checks on request', () => {
    expect(sectionText(section, { verbose: true })).toContain('✓ signed out');
  });
});

it('ends with totals and how to repeat the run', () => {
  const text = closingText(report);
  expect(text).toContain('1 section: 1 check passed, 1 deviation, 1 left out.');
  expect(text).toContain('Not asked for: getOther.');
  expect(text).toContain('Contract 1.2.3, http://host, --seed 7.');
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
