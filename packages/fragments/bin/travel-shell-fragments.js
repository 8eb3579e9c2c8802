#!/usr/bin/env node
import { existsSync } from 'node:fs';

// The published package has the built renderer; a checkout has it after the build.
const built = ['../dist/command.js', '../../../dist/fragments/command.js'].map(
  (path) => new URL(path, import.meta.url),
);
const file = built.find((url) => existsSync(url));
if (file) {
  const { runCommand } = await import(file.href);
  process.exitCode = await runCommand(process.argv.slice(2));
} else {
  console.error('travel-shell-fragments is not built here yet. Run `npm run build` in the checkout first.');
  process.exitCode = 2;
}
