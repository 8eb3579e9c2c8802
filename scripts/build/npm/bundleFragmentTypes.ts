import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'tsdown';
import { ROOT } from '../pieces.ts';
import { RENDERER_NAMES } from '../rendererNames.ts';

/** The types of the built renderer, whose own entry exists in the build only (`fragmentsEntry` of webpack.config.ts). */
export async function bundleFragmentTypes(output: string): Promise<void> {
  const folder = join(ROOT, 'dist/entries/npm');
  const source = relative(folder, join(ROOT, 'packages/fragments/src/index.ts')).replaceAll('\\', '/');
  const file = join(folder, 'fragments.ts');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `import type { FragmentRenderer } from '${source}';

export { FragmentError, type FragmentOptions, type OpenedScreen } from '${source}';
${RENDERER_NAMES.map((name) => `export declare const ${name}: FragmentRenderer['${name}'];`).join('\n')}
`,
  );
  await build({
    config: false,
    cwd: ROOT,
    entry: { index: file, session: join(ROOT, 'packages/fragments/src/session.ts') },
    outDir: output,
    format: 'esm',
    fixedExtension: false,
    tsconfig: join(ROOT, 'tsconfig.npm.json'),
    dts: { emitDtsOnly: true },
    clean: false,
    deps: { alwaysBundle: [/^@travel-shell\//] },
    logLevel: 'error',
  });
}
