import { configureForTest } from '@travel-shell/testing/testBackEnd';
import { beforeEach, expect, it, vi } from 'vitest';
import { LONGEST } from '../protocol.ts';
import { HostCalls } from './HostCalls.ts';

const send = vi.fn<(type: string, fields: object) => void>();
let calls: HostCalls;
beforeEach(() => {
  send.mockClear();
  calls = new HostCalls(send);
});

const sent = () => send.mock.calls.map(([type, fields]) => [type, (fields as { id: number }).id]);

it('resolves each call with its own answer', async () => {
  const [first, second] = [calls.ask('call', { request: 1 }), calls.ask('call', { request: 2 })];
  expect(send).toHaveBeenCalledWith('call', { id: 2, request: 2 });
  calls.settle(2, 'b');
  calls.settle(1, 'a');
  await expect(Promise.all([first, second])).resolves.toEqual(['a', 'b']);
});

it('rejects without a reason where there is no answer, and ignores an id that it does not know', async () => {
  const call = calls.ask('call', {});
  calls.settle('constructor', 'x');
  calls.settle(7, 'x');
  calls.settle(1, undefined);
  await expect(call).rejects.toThrow('has not made the call');
  expect(() => calls.settle(1, 'late')).not.toThrow();
});

it('sends ten at once, and the others in turn', () => {
  for (let i = 0; i < 12; i += 1) calls.ask('call', {}).catch(() => {});
  expect(sent()).toHaveLength(10);
  calls.settle(3, {});
  expect(sent().at(-1)).toEqual(['call', 11]);
  calls.rejectAll('gone');
});

it('rejects all that wait when the frame goes, sent or not', async () => {
  const all = Array.from({ length: 12 }, () => calls.ask('call', {}));
  calls.rejectAll('gone');
  const reasons = (await Promise.allSettled(all)).map((each) => each.status === 'rejected' && each.reason.name);
  expect(reasons).toEqual(Array(12).fill('AbortError'));
  expect(sent()).toHaveLength(10);
});

it('gives up after apiTimeout, and tells the frame', async () => {
  configureForTest({ apiTimeout: 20 });
  await expect(calls.ask('call', {})).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(sent()).toEqual([
    ['call', 1],
    ['abort', 1],
  ]);
});

it('refuses what the frame would drop', async () => {
  await expect(calls.ask('call', { request: 'x'.repeat(LONGEST) })).rejects.toThrow(RangeError);
  expect(send).not.toHaveBeenCalled();
});
