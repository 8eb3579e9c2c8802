import { expect, it } from 'vitest';
import { ApiError } from './ApiError.ts';
import { messageOf } from './messageOf.ts';

const answered = (body: unknown) => new ApiError('HTTP', 'for the console', { url: '/x', status: 400, body });

it.each([
  [
    'ERR-003 ERR-004 the localised text first',
    answered({
      errors: [{ code: 'A', description: 'plain', localizedDescription: 'für Menschen' }],
    }),
    'für Menschen',
  ],
  ['ERR-004 then the plain one', answered({ errors: [{ code: 'A', description: 'plain' }] }), 'plain'],
  [
    'ERR-004 an empty text counts as absent',
    answered({
      errors: [{ code: 'A', description: 'plain', localizedDescription: '' }],
    }),
    'plain',
  ],
  ['ERR-004 only the first error speaks', answered({ errors: [{ code: 'A' }, { description: 'second' }] }), 'fallback'],
  ['ERR-004 a text that is no text is not shown', answered({ errors: [{ description: { html: '' } }] }), 'fallback'],
  ['ERR-004 an answer of another shape', answered(null), 'fallback'],
  ['ERR-004 a failure without an answer', new ApiError('NETWORK', 'for the console', { url: '/x' }), 'fallback'],
  ['ERR-004 something else that was thrown', new Error('for the console'), 'fallback'],
])('%s', (_title, error, expected) => {
  expect(messageOf(error, 'fallback')).toBe(expected);
});
