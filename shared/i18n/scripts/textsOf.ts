import { type Message, TYPE } from './parseMessage.ts';

/** What stands for an argument where texts are judged: a letter, as most arguments are words. */
const ARGUMENT = 'x';

/**
 * A message as somebody reads it: one text for the whole, with `x` for arguments, and one for each branch of a plural or
 * select in it.
 */
export function textsOf(message: Message): string[] {
  const branches: string[] = [];
  const read = (part: Message): string =>
    part
      .map((element) => {
        if (element.type === TYPE.literal) return element.value;
        if (element.type === TYPE.tag) return read(element.children);
        if (element.type === TYPE.plural || element.type === TYPE.select)
          for (const { value } of Object.values(element.options)) branches.push(...textsOf(value));
        return ARGUMENT;
      })
      .join('');
  return [read(message), ...branches];
}
