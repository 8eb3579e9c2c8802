import { expect, it, vi } from 'vitest';
import { createShell } from './createShell.ts';
import { makeSheet } from './makeSheet.ts';
import type { ShellParts } from './ShellParts.ts';

const define = vi.fn(async () => {});
const parts: ShellParts = { version: '1.2.3', pieces: { 'travel-probe': define }, answers: {}, heard: {}, room: 'a{}' };

it('does nothing on a server, where one process serves many visitors', async () => {
  const before = Object.keys(globalThis);
  const shell = createShell(parts);
  expect(Object.keys(globalThis), 'nothing is shared by its requests').toEqual(before);
  const called = vi.fn();
  shell.configure({ brand: 'sister' });
  expect(createShell(parts).config.brand).toBe('flagship');
  shell.push(called);
  shell.on('travel-sign-in', called)();
  shell.subscribe('auth', called)();
  await shell.load('travel-probe');
  expect(shell.get('auth')).toEqual({ status: 'pending' });
  expect(await shell.openSignIn({ reason: 'save', resultId: 'r1' })).toEqual({ signedIn: false, resultId: 'r1' });
  expect([called, define].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it('a style sheet can be imported there', () => {
  expect(() => makeSheet('a { color: red }')).not.toThrow();
});
