import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { insideFrame, primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { choose, pictureOf, texts } from './FileField.fixtures.ts';
import { buttonSheet, FileField, fieldSheet, fileFieldSheet } from './index.ts';

const meta: Meta<typeof FileField> = {
  title: 'Components/File field',
  component: FileField,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26em' }}>
        <Story />
      </div>
    ),
    primitiveFrame(fieldSheet, buttonSheet, fileFieldSheet),
  ],
  args: {
    label: 'Logo',
    hint: 'PNG or JPEG, 32 to 64 pixels on each side',
    ...{
      texts,
      types: ['image/png', 'image/jpeg'],
      maxBytes: 1_000_000,
      minPixels: 32,
      maxPixels: 64,
      hasPreview: true,
    },
  },
};
export default meta;

type Story = StoryObj<typeof FileField>;

const input = (canvas: HTMLElement) => within(insideFrame(canvas)).getByLabelText('Logo') as HTMLInputElement;

export const Empty: Story = {};

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    choose(input(canvasElement), await pictureOf(48));
    await within(insideFrame(canvasElement)).findByRole('img');
  },
};

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    choose(input(canvasElement), await pictureOf(16));
    await within(insideFrame(canvasElement)).findByText(texts.problems.pixels);
  },
};

export const Disabled: Story = { args: { disabled: true } };
