import type { Meta, StoryObj } from '@storybook/react-vite';
import { PORTRAIT } from '../avatar/Avatar.fixtures.ts';
import { avatarSheet } from '../avatar/index.ts';
import { primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { AccountButton, accountButtonSheet } from './index.ts';

const meta: Meta<typeof AccountButton> = {
  title: 'Components/Account button',
  component: AccountButton,
  decorators: [primitiveFrame(avatarSheet, accountButtonSheet)],
  args: { menu: 'menu', part: 'account', signInText: 'Sign in', locale: 'en-US' },
};
export default meta;

type Story = StoryObj<typeof AccountButton>;

export const SignedOut: Story = {};

export const SignedIn: Story = {
  args: { user: { name: 'Amelia Fernández', label: 'Account: Amelia Fernández', imageUrl: PORTRAIT } },
};

export const Marked: Story = {
  args: { ...SignedIn.args, marker: 'Tasks are waiting' },
};
