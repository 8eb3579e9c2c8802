import type { Column, DataTableTexts } from './DataTable.tsx';

export interface Person {
  id: number;
  name: string;
  role: string;
  trips: number;
}

const NAMES = ['Ada Lovelace', 'Grace Hopper', 'Hedy Lamarr', 'Katherine Johnson', 'Radia Perlman'];

/** 88 people, as a server would page them. */
export const peopleOf = (page: number, size = 10): Person[] =>
  Array.from({ length: 88 }, (_, id) => ({
    id,
    name: `${NAMES[id % NAMES.length]} ${id + 1}`,
    role: id % 3 ? 'Traveler' : 'Approver',
    trips: (id * 7) % 40,
  })).slice((page - 1) * size, page * size);

export const columns: readonly Column<Person>[] = [
  { key: 'name', title: 'Name', cell: ({ name }) => <bdi>{name}</bdi>, isRowHeader: true },
  { key: 'role', title: 'Role', cell: ({ role }) => role },
  { key: 'trips', title: 'Trips', cell: ({ trips }) => trips, isEndAligned: true },
];

export const texts: DataTableTexts = {
  range: ({ first, last, total }) => `${first}–${last} of ${total}`,
  loading: 'Loading',
  pages: (caption) => `Pages of ${caption}`,
  previous: 'Previous',
  next: 'Next',
};
