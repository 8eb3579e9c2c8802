#!/usr/bin/env node
// The published package has the built file; a fresh checkout has it after the build.
try {
  const { runCommand } = await import('../dist/command.js');
  process.exitCode = await runCommand(process.argv.slice(2));
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.error('travel-shell-doctor is not built here yet. Run `npm run build` in the checkout first.');
  process.exitCode = 2;
}
