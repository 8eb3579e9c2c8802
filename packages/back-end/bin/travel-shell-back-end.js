#!/usr/bin/env node
import { existsSync } from 'node:fs';

// The published package has plain JavaScript; a checkout runs its sources.
const built = new URL('../dist/main.js', import.meta.url);
await import(existsSync(built) ? built.href : '../src/main.ts');
