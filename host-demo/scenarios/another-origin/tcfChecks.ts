/**
 * The demands of IAB Europe's "Consent Management Platform API", version 2, on `__tcfapi`: tables that a runner goes
 * through.
 */
import { expect } from '@playwright/test';
import type { Caller } from '../consent/tcfCallers.ts';

export interface Check {
  name: string;
  /** Command, parameter and version of the call. */
  how: Parameters<Caller['call']>;
  /** The answers that its callback gets, in order. */
  expected: unknown;
  /** Answered before the call returns. By messages nothing can be. */
  isImmediate?: true;
}

/** The names of an object's fields with their types. Maps of numbers, of purposes for example, are `ids`. */
export function shapeOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value;
  const entries = Object.entries(value);
  if (entries.every(([id, flag]) => /^[1-9]\d*$/.test(id) && typeof flag === 'boolean')) return 'ids';
  return Object.fromEntries(entries.map(([name, field]) => [name, shapeOf(field)]));
}

/** `TCData`, and what Google's tags read of it. */
export const TC_DATA = {
  ...{ tcString: 'string', tcfPolicyVersion: 'number', cmpId: 'number', cmpVersion: 'number', gdprApplies: 'boolean' },
  ...{ eventStatus: 'string', cmpStatus: 'string', listenerId: 'number', isServiceSpecific: 'boolean' },
  ...{ useNonStandardTexts: 'boolean', useNonStandardStacks: 'boolean', publisherCC: 'string' },
  ...{ purposeOneTreatment: 'boolean', purpose: { consents: 'ids', legitimateInterests: 'ids' } },
  vendor: { consents: 'ids', legitimateInterests: 'ids', disclosedVendors: 'ids' },
  specialFeatureOptins: 'ids',
  publisher: {
    ...{ consents: 'ids', legitimateInterests: 'ids', restrictions: 'ids' },
    customPurpose: { consents: 'ids', legitimateInterests: 'ids' },
  },
  ...{ addtlConsent: 'string', enableAdvertiserConsentMode: 'boolean' },
};

const REFUSED = [[null, false]];
const VERSION = expect.stringMatching(/^2\.\d$/);
/** No answer yet: there is no string. Whether the GDPR applies the file with the rest says. */
const UNDECIDED = { cmpId: 10, cmpVersion: 1, cmpStatus: 'stub' };

/** Before the file with the rest is there. */
export const STUB: readonly Check[] = [
  {
    name: 'ping says that it is not loaded, with the version of the interface',
    how: ['ping'],
    expected: [
      [
        {
          ...{ cmpLoaded: false, cmpStatus: 'stub' },
          ...{ displayStatus: expect.stringMatching(/^(visible|hidden|disabled)$/), apiVersion: VERSION },
        },
        true,
      ],
    ],
    isImmediate: true,
  },
  {
    name: 'a listener is told at once that there is no string yet, and gets an id',
    how: ['addEventListener'],
    expected: [[{ ...UNDECIDED, listenerId: 1 }, true]],
    isImmediate: true,
  },
  {
    name: 'each listener gets an id of its own',
    how: ['addEventListener'],
    expected: [[{ ...UNDECIDED, listenerId: 2 }, true]],
    isImmediate: true,
  },
  {
    name: 'a listener is removed by its id',
    how: ['removeEventListener', 2],
    expected: [[true, undefined]],
    isImmediate: true,
  },
  { name: 'but once', how: ['removeEventListener', 2], expected: [[false, undefined]], isImmediate: true },
  { name: 'and by no other', how: ['removeEventListener', 'x'], expected: [[false, undefined]], isImmediate: true },
  { name: 'getTCData waits', how: ['getTCData'], expected: [] },
  { name: 'version 1 is refused', how: ['ping', undefined, 1], expected: REFUSED, isImmediate: true },
  { name: 'so is a later one', how: ['ping', undefined, 3], expected: REFUSED, isImmediate: true },
  { name: 'and what is none', how: ['addEventListener', undefined, 'x'], expected: REFUSED, isImmediate: true },
  { name: 'an unknown command waits for whoever may know it', how: ['unknown'], expected: [] },
];

/** Once it is loaded, whatever was chosen. */
export const LOADED: readonly Check[] = [
  {
    name: 'ping says that it is loaded, with all versions',
    how: ['ping'],
    expected: [
      [
        {
          ...{ gdprApplies: true, cmpLoaded: true, cmpStatus: 'loaded', apiVersion: VERSION },
          displayStatus: expect.stringMatching(/^(visible|hidden|disabled)$/),
          ...{ cmpId: 10, cmpVersion: 1, gvlVersion: 45, tcfPolicyVersion: 4 },
        },
        true,
      ],
    ],
    isImmediate: true,
  },
  ...[0, null, 2].map(
    (version): Check => ({
      name: `version ${version} is the newest`,
      how: ['ping', undefined, version],
      expected: [[expect.objectContaining({ cmpLoaded: true }), true]],
      isImmediate: true,
    }),
  ),
  ...[1, 3, 'x'].map(
    (version): Check => ({
      name: `version ${version} is refused`,
      how: ['getTCData', undefined, version],
      expected: REFUSED,
      isImmediate: true,
    }),
  ),
  ...['unknown', 'getInAppTCData', 'updateTCData'].map(
    (command): Check => ({
      name: `${command} is refused: it is no command of a page, and scripts choose nothing`,
      how: [command, 'CQ'],
      expected: REFUSED,
      isImmediate: true,
    }),
  ),
  {
    name: 'a list of vendors by its number',
    how: ['getVendorList', 45],
    expected: [[expect.objectContaining({ vendorListVersion: 45, vendors: 813 }), true]],
  },
  ...[0, 1, 'x'].map(
    (version): Check => ({
      name: `none of version ${version}`,
      how: ['getVendorList', version],
      expected: REFUSED,
    }),
  ),
];

/** Checks with a visitor who has accepted everything. `getTCData` is deprecated since 2.2, and still called. */
export const ACCEPTED: readonly Check[] = [
  {
    name: 'getTCData says of vendors what it is asked',
    how: ['getTCData', [10, 4999]],
    expected: [
      [
        expect.objectContaining({
          eventStatus: 'useractioncomplete',
          vendor: {
            consents: { 10: true, 4999: false },
            legitimateInterests: { 10: expect.any(Boolean), 4999: false },
            disclosedVendors: { 10: true, 4999: false },
          },
        }),
        true,
      ],
    ],
    isImmediate: true,
  },
  ...[['x'], [0], [10, -1], [1.5], 10].map(
    (ids): Check => ({
      name: `and nothing for ${JSON.stringify(ids)}, which is no list of ids`,
      how: ['getTCData', ids],
      expected: REFUSED,
      isImmediate: true,
    }),
  ),
];

/** By the page alone: a list of 800 vendors takes a second to cross to a frame. */
export const LISTS: readonly Check[] = [undefined, 'LATEST', '45'].map((version) => ({
  name: `the list of vendors of version ${version}`,
  how: ['getVendorList', version],
  expected: [[expect.objectContaining({ vendorListVersion: 45, vendors: 813 }), true]],
}));

/** Goes through a table. Returns the checks that fail, each with what it got. */
export async function run(checks: readonly Check[], caller: Caller, isByMessage: boolean): Promise<string[]> {
  const failed: string[] = [];
  const first = (await caller.answers()).length;
  const calls: number[] = [];
  for (const { how } of checks) calls.push(await caller.call(...how));
  for (const [index, { name, expected, isImmediate }] of checks.entries()) {
    const answersOf = async () => (await caller.answers(first + index, 1))[0];
    await expect
      .poll(answersOf)
      .toEqual(expected)
      .catch(async () => failed.push(`${name}: got ${JSON.stringify(await answersOf()).slice(0, 300)}`));
    if (isImmediate && !isByMessage && calls[index] !== 1) failed.push(`${name}: ${calls[index]} answers at once`);
  }
  return failed;
}
