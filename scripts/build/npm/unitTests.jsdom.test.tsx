// @vitest-environment jsdom
import { describe } from 'vitest';
import { describeBarePage, describePageWithTesting } from './testGuest.tsx';

describe('a guest in jsdom without @travel-shell/testing', () => describeBarePage('jsdom'));
describe('a guest in jsdom with @travel-shell/testing', () => describePageWithTesting('jsdom'));
