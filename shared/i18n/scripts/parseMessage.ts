import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

export { TYPE };
export type Message = readonly MessageFormatElement[];

/** Reads ICU MessageFormat. Throws an error with the problem and its position when the syntax is invalid. */
export function parseMessage(text: string, tag: string): Message {
  try {
    return parse(text, { locale: new Intl.Locale(tag), shouldParseSkeletons: true, requiresOtherClause: true });
  } catch (error) {
    const { message, location } = error as Error & { location?: { start: { offset: number } } };
    const reason = message.toLowerCase().replaceAll('_', ' ');
    const at = location ? ` at character ${location.start.offset + 1}` : '';
    throw new Error(`is no ICU message: ${reason}${at} of “${text}”`);
  }
}
