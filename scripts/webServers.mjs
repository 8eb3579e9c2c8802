/** Finds what the tests of docs/recipes.md and docs/operations.md run in: installed programs, else Debian's packages. */
import { existsSync } from 'node:fs';
import { findInPath, installPackages } from './debian.mjs';

/** `place`: where Debian puts a program that only root has in PATH. */
const WEB_SERVERS = {
  nginx: { program: 'nginx', place: '/usr/sbin/nginx', packages: ['nginx-light'] },
  PgBouncer: { program: 'pgbouncer', place: '/usr/sbin/pgbouncer', packages: ['pgbouncer'] },
  PHP: { program: 'php', place: '/usr/bin/php', packages: ['php-cli'] },
};

/** @typedef {keyof typeof WEB_SERVERS} WebServerName */

/**
 * The program's path, or undefined.
 * @param {WebServerName} name
 */
export function findWebServer(name) {
  const { program, place } = WEB_SERVERS[name];
  return findInPath([program]) ?? (existsSync(place) ? place : undefined);
}

/**
 * Installs what is missing, where it may.
 * @returns {{ name: WebServerName, missing?: string }[]}
 */
export function installWebServers() {
  return /** @type {WebServerName[]} */ (Object.keys(WEB_SERVERS)).map((name) => {
    if (findWebServer(name)) return { name };
    const { packages } = WEB_SERVERS[name];
    const problem = installPackages(packages);
    if (findWebServer(name)) return { name };
    return { name, missing: `${problem} On Debian or Ubuntu: apt-get install ${packages.join(' ')}`.trim() };
  });
}
