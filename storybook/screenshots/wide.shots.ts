import { takeScreenshots } from './takeScreenshots.ts';

takeScreenshots('wide');
