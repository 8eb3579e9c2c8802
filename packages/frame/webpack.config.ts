/** Builds frame.js for framed pages, and what it loads for calls of the host and for blocked cookies, beside the piece. */
import { join } from 'node:path';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import webpack from 'webpack';

const HEAD = join(import.meta.dirname, 'src/head');

/** A plugin of one build, and what it tells another one of its script. */
interface NamedScript extends WebpackPluginInstance {
  definitions(name: string): ConstructorParameters<typeof webpack.DefinePlugin>[0];
}

/**
 * @param base what all builds have in common; its files go beside loader.js
 * @param nameScript for the script of an entry whose name and integrity are in the code of another one
 */
export default function configurations(
  base: (name: string) => Configuration,
  nameScript: (entry: string) => NamedScript,
): Configuration[] {
  // A build of one file, with all languages of its few texts.
  const later = (name: string, file: string) => {
    const script = nameScript(name);
    const build = base(name);
    build.entry = { [name]: join(HEAD, file) };
    build.plugins = [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }), script];
    return { build, script };
  };
  const calls = later('frame-calls', 'calls.ts');
  const notice = later('frame-notice', 'notice.ts');

  const frame = base('frame');
  frame.dependencies = ['frame-calls', 'frame-notice'];
  frame.entry = { frame: join(HEAD, 'frame.ts') };
  const { path = '' } = frame.output ?? {};
  frame.output = { path, filename: '[name].js' };
  frame.plugins = [
    new webpack.DefinePlugin({
      ...calls.script.definitions('TRAVEL_SHELL_FRAME_CALLS'),
      ...notice.script.definitions('TRAVEL_SHELL_FRAME_NOTICE'),
    }),
  ];

  return [calls.build, notice.build, frame];
}
