import { takeScreenshots } from './takeScreenshots.ts';

takeScreenshots('narrow');
