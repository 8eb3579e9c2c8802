import { testLooks } from './testLooks.ts';

testLooks('default');
