import type { Exchange } from './Exchange.ts';

const MOST_BODY_BYTES = 4096;

/** The command that repeats a request, for a POSIX shell. It carries the session of this run. */
export function toCurl({ request: { method, headers, body }, url }: Exchange): string {
  const parts = ['curl', '-i', '-X', method, quote(url)];
  for (const [name, value] of Object.entries(headers)) parts.push('-H', quote(`${name}: ${value}`));
  if (!body?.length) return parts.join(' ');
  const text = Buffer.from(body).toString('utf8');
  if (body.length > MOST_BODY_BYTES) {
    return `head -c ${body.length} /dev/zero | tr '\\0' x | ${parts.join(' ')} --data-binary @-`;
  }
  if (Buffer.compare(Buffer.from(text), Buffer.from(body)) === 0 && !text.includes('\0')) {
    return [...parts, '--data-binary', quote(text)].join(' ');
  }
  return `echo ${Buffer.from(body).toString('base64')} | base64 -d | ${parts.join(' ')} --data-binary @-`;
}

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
