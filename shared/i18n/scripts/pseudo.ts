import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { type Message, TYPE } from './parseMessage.ts';

const PLAIN = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz';
const ACCENTED = 'ÅåƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀɱÑñÖöÞþǪǫŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž';

const accents = new Map([...PLAIN].map((letter, index) => [letter, [...ACCENTED][index] as string]));

/** Words to grow by: German is about this much longer than English. */
const GROWTH = 0.4;
const FILLING = 'one two three four five six seven eight nine ten';

const accented = (text: string) => text.replace(/[a-z]/gi, (letter) => accents.get(letter) ?? letter);

function fillingFor(length: number): string {
  const wanted = Math.ceil(length * GROWTH);
  return wanted === 0
    ? ''
    : FILLING.repeat(Math.ceil(wanted / FILLING.length))
        .slice(0, wanted)
        .trim();
}

const lengthOf = (message: Message) =>
  message.reduce((sum, element) => sum + (element.type === TYPE.literal ? element.value.trim().length : 0), 0);

/** A message's texts accented and lengthened, branch by branch; arguments, tags and ICU syntax are left as they are. */
function disguise(message: Message): MessageFormatElement[] {
  const elements = message.map((element): MessageFormatElement => {
    if (element.type === TYPE.literal) return { ...element, value: accented(element.value) };
    if (element.type === TYPE.tag) return { ...element, children: disguise(element.children) };
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      const options = Object.entries(element.options).map(([selector, option]) => [
        selector,
        { ...option, value: disguise(option.value) },
      ]);
      return { ...element, options: Object.fromEntries(options) };
    }
    return element;
  });
  const filling = fillingFor(lengthOf(message));
  return filling ? [...elements, { type: TYPE.literal, value: ` ${accented(filling)}` }] : elements;
}

/**
 * An English message as pseudo: every translated text is accented, in brackets and as long as in other languages, so that
 * untranslated and truncated texts are easy to spot.
 */
export function pseudo(message: Message): MessageFormatElement[] {
  return [{ type: TYPE.literal, value: '[' }, ...disguise(message), { type: TYPE.literal, value: ']' }];
}
