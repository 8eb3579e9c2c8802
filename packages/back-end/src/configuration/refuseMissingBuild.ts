import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigurationError } from '../errors/Problems.ts';
import { rendererOf } from '../http/fragments/fragments.ts';
import { versionIn } from '../http/Releases.ts';
import { BUILT, type ServerOptions } from './ServerOptions.ts';

/** Without its files a server would be healthy, and every page without a header. */
export function refuseMissingBuild(options: ServerOptions): void {
  const { assetsDir, fragmentsModule } = { ...BUILT, ...options };
  const choice = join(assetsDir, 'current.json');
  const version = existsSync(choice) ? versionIn(readFileSync(choice, 'utf8')) : undefined;
  // A folder with a chosen release may have releases only: a container has them in a volume.
  const needed = version
    ? [join(assetsDir, version, 'pieces.json'), rendererOf(fragmentsModule, version)]
    : [join(assetsDir, 'pieces.json'), fragmentsModule];
  const missing = needed.find((file) => !existsSync(file));
  if (missing)
    throw new ConfigurationError(
      `DIST_DIR="${dirname(assetsDir)}" has no build: ${missing} is missing. Give the folder that npm run build writes.`,
    );
}
