// @vitest-environment happy-dom
import { describe } from 'vitest';
import { describeBarePage, describePageWithTesting } from './testGuest.tsx';

describe('a guest in happy-dom without @travel-shell/testing', () => describeBarePage('happy-dom'));
describe('a guest in happy-dom with @travel-shell/testing', () => describePageWithTesting('happy-dom'));
