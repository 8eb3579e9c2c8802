import { testLooks } from './testLooks.ts';

testLooks('dark');
