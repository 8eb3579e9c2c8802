import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { insideFrame, primitiveFrame } from '../stories/PrimitiveFrame.tsx';
import { Accordion, AccordionItem, accordionSheet } from './index.ts';

const meta: Meta<typeof Accordion> = {
  title: 'Components/Accordion',
  component: Accordion,
  subcomponents: { AccordionItem },
  decorators: [primitiveFrame(accordionSheet)],
  argTypes: { children: { control: false } },
  args: {
    headingLevel: 2,
    children: (
      <>
        <AccordionItem title="Can I change my booking?" isOpenAtFirst>
          <p>Most fares can be changed until 24 hours before departure. Your booking shows the cost.</p>
        </AccordionItem>
        <AccordionItem title="How much luggage may I bring?">
          <p>One bag that fits under the seat in front of you. Everything else depends on the fare.</p>
        </AccordionItem>
        <AccordionItem title="Where do I find my trips?">
          <p>In the drawer behind the suitcase, on every page.</p>
        </AccordionItem>
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof Accordion>;

export const Many: Story = {};

export const OnlyOne: Story = { args: { onlyOne: true } };

export const AllClosed: Story = {
  args: {
    children: (
      <>
        <AccordionItem title="Company">About us, jobs, press</AccordionItem>
        <AccordionItem title="Contact">Help, partners</AccordionItem>
      </>
    ),
  },
};

export const WithNotes: Story = {
  args: {
    children: (
      <>
        <AccordionItem title="Strictly necessary" note="Always on">
          They keep you signed in and your search as it was.
        </AccordionItem>
        <AccordionItem title="Measurement" note="12 partners">
          They count visits, so that we see what works.
        </AccordionItem>
        <AccordionItem
          title="Personalised offers, and everything else that a title of two lines may be about when it is long"
          note="4 partners"
        >
          They show you what others like you have booked.
        </AccordionItem>
      </>
    ),
  },
};

/** Opening one closes the other. */
export const Pressed: Story = {
  tags: ['!dev'],
  args: { onlyOne: true },
  play: async ({ canvasElement }) => {
    const page = within(insideFrame(canvasElement));
    await userEvent.click(page.getByText('How much luggage may I bring?'));
    await expect(page.getByText(/One bag/)).toBeVisible();
    await expect(page.getByText('Can I change my booking?').closest('details')).not.toHaveAttribute('open');
  },
};
