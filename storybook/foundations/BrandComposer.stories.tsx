import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import '@travel-shell/header/element';
import type { Looks } from '../toolbar.ts';
import { Composer } from './composer/Composer.tsx';

const meta: Meta = {
  title: 'Foundations/Brand composer',
  tags: ['!autodocs'],
  // A page has one header; here several are compared, so their landmarks have the same names.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
};
export default meta;

/** Change tokens, see the shell, take the CSS. */
export const Compose: StoryObj = {
  name: 'Brand composer',
  render: (_, { globals }) => <Composer looks={globals as unknown as Looks} />,
};

/** A change shows in the shell, the warnings, the CSS and the URL, and can be reset. */
export const Changed: StoryObj = {
  ...Compose,
  name: 'Changed and reset',
  tags: ['!dev', '!autodocs'],
  globals: { brand: 'flagship', presentation: 'default' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const signIn = await waitFor(() => {
      const found = canvasElement.querySelector('travel-header')?.shadowRoot?.querySelector('.ts-account-button');
      if (!found) throw new Error('The header has not rendered yet.');
      return found;
    });
    const brandColour = () => getComputedStyle(signIn).backgroundColor;
    const own = brandColour();
    await expect(page.getByText(/All \d+ pairs meet WCAG AA/)).toBeVisible();

    fireEvent.change(page.getByLabelText('Pick brand'), { target: { value: '#ffe600' } });
    await waitFor(() => expect(brandColour()).toBe('rgb(255, 230, 0)'));
    await expect(page.getByText(/pairs are below WCAG AA/)).toBeVisible();
    await expect(page.getByText(/--travel-color-brand: #ffe600;/)).toBeVisible();
    await expect(window.location.hash).toBe('#color-brand=%23ffe600');

    await userEvent.click(page.getByRole('button', { name: 'Reset brand' }));
    await waitFor(() => expect(brandColour()).toBe(own));
    await expect(page.getByText(/All \d+ pairs meet WCAG AA/)).toBeVisible();
    await expect(window.location.hash).toBe('');
  },
};
