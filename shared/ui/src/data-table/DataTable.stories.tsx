import type { Meta, StoryObj } from '@storybook/react-vite';
import { primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { columns, type Person, peopleOf, texts } from './DataTable.fixtures.tsx';
import { buttonSheet, DataTable, type DataTableProps, dataTableSheet } from './index.ts';

const meta: Meta<DataTableProps<Person>> = {
  title: 'Components/Data table',
  component: DataTable,
  decorators: [primitiveFrame(buttonSheet, dataTableSheet)],
  args: {
    ...{ caption: 'People', columns, texts },
    rows: peopleOf(3, 5),
    rowKey: ({ id }) => String(id),
    page: { number: 3, size: 5, total: 88 },
    hrefOf: (page) => `?page=${page}`,
  },
};
export default meta;

type Story = StoryObj<DataTableProps<Person>>;

export const Rows: Story = {};

export const LastPage: Story = { args: { rows: peopleOf(18, 5), page: { number: 18, size: 5, total: 88 } } };

export const Loading: Story = { args: { isLoading: true } };

export const NothingMatches: Story = {
  args: { rows: [], page: { number: 1, size: 5, total: 0 }, empty: 'Nobody is called “Turing”.' },
};
