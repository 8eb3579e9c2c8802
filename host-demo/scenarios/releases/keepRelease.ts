/**
 * `node host-demo/scenarios/releases/keepRelease.ts [dist]`: keeps the built release as the last one, against which the tests
 * run the next. Without the pages of companies, typefaces and compressed copies. Run it with each release that is published.
 */
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress } from 'node:zlib';
import { DIST, LAST_RELEASE } from './makeReleases.ts';

/** The renderer of fragments, whose files some other packages have, too. */
const RENDERER = ['index.js', 'session.js', 'release.js'].map((file) => join('fragments', file));
const LEFT_OUT = ['*.br', '*.woff2', 'mf-stats.json', 'LICENSES*', 'business', 'travel-shell/fragments'];
/** Folders of releases, and their choice. */
const RELEASES = ['travel-shell/[0-9]*.[0-9]*', 'travel-shell/current.json'];

const [dist = DIST] = process.argv.slice(2);
const excluded = [...LEFT_OUT, ...RELEASES].map((pattern) => `--exclude=${pattern}`);
const order = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0'];
const tar = spawn('tar', ['-c', ...order, '-C', resolve(dist), ...excluded, 'travel-shell', ...RENDERER], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
await pipeline(tar.stdout, createBrotliCompress({ params }), createWriteStream(LAST_RELEASE));
