import { type Message, TYPE } from './parseMessage.ts';

/** Placeholder for an argument when checking texts: a letter, as most arguments are words. */
const ARGUMENT = 'x';

/**
 * The texts of a message as readers see them: the whole, with `x` for arguments, and each branch of a plural or select.
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
