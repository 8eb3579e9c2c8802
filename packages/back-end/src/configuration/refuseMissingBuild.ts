import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigurationError } from '../errors/Problems.ts';
import { BUILT, type ServerOptions } from './ServerOptions.ts';

/** Without its files a server would be healthy, and every page without a header. */
export function refuseMissingBuild(options: ServerOptions): void {
  const { assetsDir, fragmentsModule } = { ...BUILT, ...options };
  // Where current.json chooses a release, there may be releases only: a container has them in a volume.
  const hasRelease = existsSync(join(assetsDir, 'current.json'));
  const missing = [...(hasRelease ? [] : [join(assetsDir, 'pieces.json')]), fragmentsModule].find(
    (file) => !existsSync(file),
  );
  if (missing)
    throw new ConfigurationError(
      `DIST_DIR="${dirname(assetsDir)}" has no build: ${missing} is missing. Give the folder that npm run build writes.`,
    );
}
