#!/usr/bin/env node
// The configuration is in environment variables, see the README.
await import('../src/main.ts');
