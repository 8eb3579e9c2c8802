import type { Meta, StoryObj } from '@storybook/react-vite';
import { primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { TripPicture, tripPictureSheet } from './index.ts';
import { HILLS, NO_PICTURE } from './TripPicture.fixtures.ts';

const meta: Meta<typeof TripPicture> = {
  title: 'Components/Trip picture',
  component: TripPicture,
  decorators: [primitiveFrame(tripPictureSheet)],
  args: { src: HILLS },
};
export default meta;

type Story = StoryObj<typeof TripPicture>;

/** 32 by 32, beside the trip's name: decorative. */
export const Thumbnail: Story = {
  render: (args) => (
    <span style={{ display: 'flex', alignItems: 'center', gap: 'var(--_space-3)' }}>
      <TripPicture {...args} /> A week in the Dolomites
    </span>
  ),
};

/** The picture failed to load, or there is none. */
export const ThumbnailFailed: Story = { ...Thumbnail, args: { src: NO_PICTURE } };

export const Cover: Story = {
  args: { size: 'cover' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 'var(--_space-3)', maxInlineSize: '20em' }}>
      <TripPicture {...args} />
      <span>A week in the Dolomites</span>
    </div>
  ),
};

export const CoverFailed: Story = { ...Cover, args: { src: NO_PICTURE, size: 'cover' } };
