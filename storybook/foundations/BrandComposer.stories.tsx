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
    await waitFor(() => expect(page.getByText('Every pair of colours meets WCAG AA.')).toBeVisible());

    fireEvent.change(page.getByLabelText('Pick brand'), { target: { value: '#ffe600' } });
    await waitFor(() => expect(brandColour()).toBe('rgb(255, 230, 0)'));
    await expect(page.getByText(/^\d problems? in the folder\.$/)).toBeVisible();
    await expect(page.getByText(/1\.\d\d:1 on surface, needs 3/)).toBeVisible();
    await expect(page.getByText(/--travel-color-brand: #ffe600;/)).toBeVisible();
    await expect(window.location.hash).toBe('#color-brand=%23ffe600');

    const waiver = page.getByRole('checkbox', { name: /^The brand colour only decorates/ });
    await userEvent.click(waiver);
    await expect(page.getByText('Every pair of colours meets WCAG AA.')).toBeVisible();
    await userEvent.click(waiver);

    await userEvent.click(page.getByRole('button', { name: /^Use #\w{6} for brand$/ }));
    await expect(page.getByText('Every pair of colours meets WCAG AA.')).toBeVisible();

    await userEvent.click(page.getByRole('button', { name: 'Reset brand' }));
    await waitFor(() => expect(brandColour()).toBe(own));
    await expect(window.location.hash).toBe('');
  },
};
