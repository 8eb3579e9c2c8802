import type { Meta, StoryObj } from '@storybook/react-vite';
import { primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { NO_PICTURE, PORTRAIT } from './Avatar.fixtures.ts';
import { Avatar, avatarSheet } from './index.ts';

const meta: Meta<typeof Avatar> = {
  title: 'Components/Avatar',
  component: Avatar,
  decorators: [primitiveFrame(avatarSheet)],
  args: { name: 'Amelia Fernández' },
};
export default meta;

type Story = StoryObj<typeof Avatar>;

export const Initials: Story = {};

export const Image: Story = { args: { imageUrl: PORTRAIT } };

/** The image failed to load: initials. */
export const ImageFailed: Story = { args: { imageUrl: NO_PICTURE } };

/** An account with a phone number as its name. */
export const PhoneNumber: Story = { args: { name: '+49 170 1234567' } };

/** A name without letters. */
export const NoLetters: Story = { args: { name: '42' } };

/** One letter where the script has no capitals. */
export const OtherScripts: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: '0.75em' }}>
      {['山田 太郎', 'ليلى حداد', 'Élodie Ångström'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </div>
  ),
};
