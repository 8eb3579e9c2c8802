import { type Message, TYPE } from './parseMessage.ts';

/** How a message uses an argument; `argument` is a plain placeholder. */
export type ArgumentUse =
  | 'argument'
  | 'number'
  | 'date'
  | 'time'
  | 'plural'
  | 'selectordinal'
  | 'select'
  | 'tag'
  // A select's cases are part of its use: a locale that lacks one would show the wrong text.
  | `select(${string})`;

const USES = {
  [TYPE.argument]: 'argument',
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
} as const;

/** Every argument of a message with all its uses. */
export function argumentsOf(message: Message, found = new Map<string, Set<ArgumentUse>>()) {
  const add = (name: string, use: ArgumentUse) => {
    const uses = found.get(name) ?? new Set();
    found.set(name, uses.add(use));
  };
  for (const element of message) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type === TYPE.tag) {
      add(element.value, 'tag');
      argumentsOf(element.children, found);
    } else if (element.type === TYPE.select) {
      add(element.value, `select(${Object.keys(element.options).sort().join(' ')})`);
      for (const { value } of Object.values(element.options)) argumentsOf(value, found);
    } else if (element.type === TYPE.plural) {
      add(element.value, element.pluralType === 'ordinal' ? 'selectordinal' : 'plural');
      for (const { value } of Object.values(element.options)) argumentsOf(value, found);
    } else add(element.value, USES[element.type]);
  }
  return found;
}

/** The arguments as text, one line for each, so that two messages can be compared. */
export function describeArguments(message: Message): string[] {
  return [...argumentsOf(message)].map(([name, uses]) => `{${name}: ${[...uses].sort().join(', ')}}`).sort();
}
