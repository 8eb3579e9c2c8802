import { testLooks } from './testLooks.ts';

testLooks('aos');
