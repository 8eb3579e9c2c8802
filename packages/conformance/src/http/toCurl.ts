import type { Exchange } from './Exchange.ts';

/** The command that repeats a request, for a POSIX shell. What `hideSecrets` has hidden is a variable there. */
export function toCurl({ request: { method, headers, body, padding }, url }: Exchange): string {
  const parts = ['curl', '-i', '-X', method, quote(url)];
  for (const [name, value] of Object.entries(headers)) parts.push('-H', quote(`${name}: ${value}`));
  const call = parts.join(' ');
  const bytes = Buffer.from(body ?? []);
  if (padding) {
    const pieces = [
      decoded(bytes.subarray(0, padding.at)),
      `head -c ${padding.bytes} /dev/zero | tr '\\0' x`,
      decoded(bytes.subarray(padding.at)),
    ];
    return `(${pieces.join('; ')}) | ${call} --data-binary @-`;
  }
  if (bytes.length === 0) return call;
  const text = bytes.toString('utf8');
  const isText = Buffer.from(text).equals(bytes) && !text.includes('\0');
  return isText ? `${call} --data-binary ${quote(text)}` : `${decoded(bytes)} | ${call} --data-binary @-`;
}

const decoded = (bytes: Buffer) => `echo ${bytes.toString('base64')} | base64 -d`;

const quote = (text: string) => `'${text.replaceAll("'", "'\\''").replaceAll(/\$HIDDEN_\w+/g, `'"$&"'`)}'`;
