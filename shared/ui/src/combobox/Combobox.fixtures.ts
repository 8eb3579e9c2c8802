import type { ComboboxOption } from './ComboboxOption.ts';
import type { ComboboxTexts } from './index.ts';

const person = (title: string, key: string, role: string): ComboboxOption => ({ key, title, details: [key, role] });

/** Two are called the same. */
export const PEOPLE = [
  person('Anna Meier', 'anna.meier@example.com', 'Traveler'),
  person('Anna Meier', 'a.meier@example.com', 'Administrator'),
  person('Joanna Okafor', 'joanna@example.com', 'Travel arranger'),
  person('ليلى حداد', 'layla@example.com', 'Approver'),
  person('Wolfeschlegelsteinhausenbergerdorff Maximilian', 'maximilian.wolfeschlegel@example.com', 'Travel manager'),
] as const;

/** As a server finds them. */
export const peopleOf = (query: string): ComboboxOption[] =>
  PEOPLE.filter(({ title, key }) => `${title} ${key}`.toLowerCase().includes(query.toLowerCase()));

export const TEXTS: ComboboxTexts = {
  clear: 'Clear',
  searching: 'Searching…',
  found: (count) => (count === 1 ? '1 person found' : `${count} people found`),
  none: (query) => `Nobody matches “${query}”`,
  failed: 'The search did not work',
  retry: 'Try again',
  unchosen: 'Choose somebody from the list',
};
