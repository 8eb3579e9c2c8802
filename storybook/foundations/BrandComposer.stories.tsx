import type { Meta, StoryObj } from '@storybook/react-vite';
import '@travel-shell/header/element';
import type { Looks } from '../toolbar.ts';
import { Composer } from './composer/Composer.tsx';

const meta: Meta = {
  title: 'Foundations/Brand composer',
  tags: ['!autodocs'],
};
export default meta;

/** Change tokens, see the shell, take the CSS. */
export const Compose: StoryObj = {
  name: 'Brand composer',
  render: (_, { globals }) => <Composer looks={globals as unknown as Looks} />,
};
