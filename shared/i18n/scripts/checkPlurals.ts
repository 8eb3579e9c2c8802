import { type Message, TYPE } from './parseMessage.ts';

/** Whether every plural of a message has exactly the categories its language has; one problem per deviation. */
export function checkPlurals(message: Message, tag: string): string[] {
  return message.flatMap((element) => {
    if (element.type === TYPE.tag) return checkPlurals(element.children, tag);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const inner = Object.values(element.options).flatMap(({ value }) => checkPlurals(value, tag));
    if (element.type === TYPE.select) return inner;
    const type = element.pluralType ?? 'cardinal';
    const wanted = new Intl.PluralRules(tag, { type }).resolvedOptions().pluralCategories;
    const given = Object.keys(element.options).filter((selector) => !selector.startsWith('='));
    const missing = wanted.filter((category) => !given.includes(category));
    const surplus = given.filter((category) => !(wanted as string[]).includes(category));
    return [
      ...inner,
      ...missing.map((category) => `{${element.value}} lacks the ${type} case “${category}” of its language`),
      ...surplus.map((category) => `{${element.value}} has the ${type} case “${category}”, which its language has not`),
    ];
  });
}
