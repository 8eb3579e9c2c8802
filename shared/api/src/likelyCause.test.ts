import { stubPage } from '@travel-shell/testing/stubPage';
import { afterEach, expect, test, vi } from 'vitest';
import { likelyCause } from './likelyCause.ts';

const PAGE = 'https://shop.example/hotels';
const API = 'https://api.travel.example/s/run/formtoken';
afterEach(() => vi.unstubAllGlobals());

test('names CORS and the policy where another origin gave no answer', () => {
  stubPage(PAGE);
  expect(likelyCause(API)).toContain('does it list https://shop.example for CORS (EMBED_ORIGINS)');
  expect(likelyCause(API)).toContain('allow https://api.travel.example?');
});

test('names cookies where another origin refuses the token that it has just given', () => {
  stubPage(PAGE);
  expect(likelyCause(API, 'INVALID_FORM_TOKEN')).toContain('are they of one site?');
  expect(likelyCause('/s/run/formtoken', 'INVALID_FORM_TOKEN')).toBe('');
});

test('names apiBase where the page itself does not know the call', () => {
  stubPage(PAGE);
  expect(likelyCause('/s/run/formtoken', 404)).toContain('configure apiBase');
  expect(likelyCause(API, 404)).toBe('');
});

test('guesses nothing on a server, or for a refusal that says why', () => {
  expect(likelyCause(API)).toBe('');
  stubPage(PAGE);
  expect(likelyCause(API, 429)).toBe('');
  expect(likelyCause(API, 'INVALID_SESSION')).toBe('');
});
