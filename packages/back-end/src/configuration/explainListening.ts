import { ConfigurationError } from '../errors/Problems.ts';

/**
 * Why a server cannot listen, for whoever has configured where it does. Other errors come back as they are.
 * @param ports by the name of its variable
 */
export function explainListening(error: unknown, host: string, ports: Readonly<Record<string, number>>): unknown {
  const { code, syscall, port } = error as NodeJS.ErrnoException & { port?: number };
  const [name = 'PORT', given] =
    Object.entries(ports).find(([, each]) => each === port) ?? Object.entries(ports)[0] ?? [];
  if (syscall === 'getaddrinfo' || code === 'EADDRNOTAVAIL' || (syscall === 'listen' && code === 'EINVAL'))
    return new ConfigurationError(
      `HOST="${host}" is not an address of this machine. Give one that it has, e.g. HOST=127.0.0.1, or HOST=0.0.0.0 for all.`,
    );
  if (syscall !== 'listen') return error;
  if (code === 'EADDRINUSE')
    return new ConfigurationError(
      `${name}=${given} is in use on ${host}. Stop what listens there, or give a free port, e.g. ${name}=${Number(given) + 1}.`,
    );
  if (code === 'EACCES')
    return new ConfigurationError(
      `${name}=${given} needs rights that this user does not have. Give a port from 1024 on, e.g. ${name}=4173.`,
    );
  return error;
}
