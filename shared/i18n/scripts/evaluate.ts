import { formatDate } from '../src/dates.ts';
import { isolateForeign } from '../src/isolate.ts';
import { formatNumber } from '../src/numbers.ts';
import { plural } from '../src/plural.ts';
import { compileMessage } from './compileMessage.ts';
import { type Message, parseMessage } from './parseMessage.ts';

/** For tests: the result of a generated message for these values. Types are stripped as in Node. */
export function evaluate(text: string | Message, tag: string, values: Readonly<Record<string, unknown>> = {}): unknown {
  const message = typeof text === 'string' ? parseMessage(text, tag) : text;
  const { expression } = compileMessage(message, tag);
  const code = expression.replaceAll('(n: string) =>', '(n) =>');
  const compiled = new Function('plural', 'formatNumber', 'formatDate', 'isolateForeign', `return ${code}`)(
    plural,
    formatNumber,
    formatDate,
    isolateForeign,
  );
  return typeof compiled === 'function' ? compiled(values) : compiled;
}
