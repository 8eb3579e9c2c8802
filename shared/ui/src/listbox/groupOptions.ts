import type { ListboxOption } from './ListboxOption.ts';

export interface OptionGroup {
  heading?: ListboxOption;
  /** `index` counts the options of the whole list, without the headings. */
  options: { option: ListboxOption; index: number }[];
}

/** Groups options by the headings between them; a heading without options is left out. */
export function groupOptions(list: readonly ListboxOption[]): OptionGroup[] {
  const groups: OptionGroup[] = [];
  let group: OptionGroup = { options: [] };
  let index = 0;
  for (const option of list) {
    if (option.isHeading) {
      group = { heading: option, options: [] };
    } else {
      if (group.options.length === 0) groups.push(group);
      group.options.push({ option, index });
      index += 1;
    }
  }
  return groups;
}
