import { watchConsole } from './testConsole.ts';

watchConsole();
