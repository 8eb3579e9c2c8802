/** Builds the partner's page: `node host-demo/partner/build.ts`. */
import { relative } from 'node:path';
import webpack from 'webpack';
import { configuration, OUTPUT } from './webpack.config.ts';

webpack(configuration).run((error, stats) => {
  if (error || !stats) throw error ?? new Error('webpack gave no result.');
  if (stats.hasErrors() || stats.hasWarnings()) console.error(stats.toString('errors-warnings'));
  if (stats.hasErrors()) process.exit(1);
  console.log(`Built ${relative(process.cwd(), OUTPUT)} in ${stats.endTime - stats.startTime} ms.`);
});
