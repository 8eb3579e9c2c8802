import { expect, it } from 'vitest';
import { ApiError } from './ApiError.ts';
import { messageOf } from './messageOf.ts';

const answered = (body: unknown) => new ApiError('HTTP', 'for the console', { url: '/x', status: 400, body });

it.each([
  [
    'ERR-003 ERR-004 prefers the localised text',
    answered({
      errors: [{ code: 'A', description: 'plain', localizedDescription: 'für Menschen' }],
    }),
    'für Menschen',
  ],
  ['ERR-004 falls back to the plain text', answered({ errors: [{ code: 'A', description: 'plain' }] }), 'plain'],
  [
    'ERR-004 an empty text counts as absent',
    answered({
      errors: [{ code: 'A', description: 'plain', localizedDescription: '' }],
    }),
    'plain',
  ],
  ['ERR-004 reads only the first error', answered({ errors: [{ code: 'A' }, { description: 'second' }] }), 'fallback'],
  [
    'ERR-004 does not show a text that is not a string',
    answered({ errors: [{ description: { html: '' } }] }),
    'fallback',
  ],
  ['ERR-004 a response of another shape', answered(null), 'fallback'],
  ['ERR-004 a failure without a response', new ApiError('NETWORK', 'for the console', { url: '/x' }), 'fallback'],
  ['ERR-004 another thrown error', new Error('for the console'), 'fallback'],
])('%s', (_title, error, expected) => {
  expect(messageOf(error, 'fallback')).toBe(expected);
});
