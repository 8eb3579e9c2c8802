import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@travel-shell/api';
import { companyFactsRules } from '@travel-shell/contract/rules/companyFactsRules';
import { formDrafts } from '@travel-shell/core/formDrafts';
import { insideFrame, ShadowFrame } from '@travel-shell/testing/ShadowFrame';
import { Button } from '@travel-shell/ui/button';
import { confirmDialogSheets } from '@travel-shell/ui/confirm-dialog';
import { formSheet } from '@travel-shell/ui/form';
import { Link, linkSheet } from '@travel-shell/ui/link';
import { choiceSheet, radioGroupSheet } from '@travel-shell/ui/radio-group';
import { fieldSheet, TextField } from '@travel-shell/ui/text-field';
import type { ReactNode } from 'react';
import { fireEvent, userEvent, within } from 'storybook/test';
import { ConflictQuestion, Form, FormFields, type FormOptions, LeaveQuestion, useForm } from './index.ts';
import { messages } from './messages/generated/en-US.ts';

const OWNER = { user: 'ada@example.com', company: 'c1', screen: 'story' };
const SAVED = { name: 'Lovelace Ltd', website: 'https://lovelace.example/', phoneNumber: null, address: null };
const refuse = (status: number, ...errors: object[]) =>
  Promise.reject(new ApiError('HTTP', 'No', { url: '/', status, body: { errors } }));

function Screen(props: Pick<FormOptions<object>, 'submit' | 'draft'>): ReactNode {
  const form = useForm({
    ...props,
    ...{ rules: companyFactsRules, messages },
    labels: { name: 'Company', website: 'Website', phoneNumber: 'Telephone' },
    data: { values: SAVED, etag: '"1"' },
    reload: async () => ({ values: { ...SAVED, name: 'Lovelace & Babbage', phoneNumber: '030 1' }, etag: '"2"' }),
  });
  return (
    <div style={{ maxInlineSize: '26em' }}>
      <Form form={form} action="/business/company">
        <div style={{ display: 'grid', gap: '1em' }}>
          <FormFields form={form}>
            <TextField label="Company" {...form.field('name')} />
            <TextField label="Website" {...form.field('website')} />
            <TextField label="Telephone" {...form.field('phoneNumber')} />
          </FormFields>
          <Button type="submit" isLoading={form.isSending}>
            Save
          </Button>
          <Link href="/business">Back to the overview</Link>
        </div>
      </Form>
      <LeaveQuestion form={form} />
      <ConflictQuestion form={form} />
    </div>
  );
}

const SHEETS = [fieldSheet, formSheet, choiceSheet, linkSheet, radioGroupSheet, ...confirmDialogSheets];

const meta: Meta<typeof Screen> = {
  title: 'Components/Form',
  component: Screen,
  decorators: [
    (Story, { globals }) => {
      const { brand, presentation, locale, direction } = globals;
      return (
        <ShadowFrame
          sheets={SHEETS}
          {...{ brand, presentation, locale, ...(direction !== 'auto' && { direction }) }}
          style={{ padding: '1.5em', minBlockSize: '100vh', background: 'var(--_color-surface)' }}
        >
          <Story />
        </ShadowFrame>
      );
    },
  ],
  beforeEach: () => {
    formDrafts.remove();
    return () => formDrafts.remove();
  },
  args: { submit: () => new Promise(() => {}) },
};
export default meta;

type Story = StoryObj<typeof Screen>;

const inside = (canvas: HTMLElement) => within(insideFrame(canvas));
async function change(canvas: HTMLElement, name: string, value: string): Promise<void> {
  const field = await inside(canvas).findByRole('textbox', { name });
  await fireEvent.input(field, { target: { value } });
}
const save = async (canvas: HTMLElement) =>
  userEvent.click(await inside(canvas).findByRole('button', { name: 'Save' }));

export const AsSaved: Story = {};

export const Refused: Story = {
  args: {
    submit: () =>
      refuse(
        400,
        { code: 'VALIDATION_ERROR', field: 'name', localizedDescription: 'This name is taken.' },
        { code: 'VALIDATION_ERROR', localizedDescription: 'Names change once a day.' },
      ),
  },
  play: async ({ canvasElement }) => {
    await save(canvasElement);
    await inside(canvasElement).findByText(/Names change once a day/);
  },
};

export const RestoredDraft: Story = {
  args: { draft: OWNER },
  beforeEach: () => {
    const base = { name: [SAVED.name], website: [SAVED.website] };
    const { user, company, screen } = OWNER;
    const draft = { company, screen, etag: '"1"', base, values: { ...base, name: ['Babbage Ltd'] } };
    formDrafts.write({ user, drafts: [draft], at: Date.now() });
  },
  play: async ({ canvasElement }) => {
    await inside(canvasElement).findByText(messages.restored);
  },
};

export const SomebodyElseWasFirst: Story = {
  args: { submit: () => refuse(412, { code: 'PRECONDITION_FAILED' }) },
  play: async ({ canvasElement }) => {
    await change(canvasElement, 'Company', 'Babbage Ltd');
    await save(canvasElement);
    await inside(canvasElement).findByRole('radio', { name: /Babbage Ltd/ });
  },
};

export const Leaving: Story = {
  play: async ({ canvasElement }) => {
    await change(canvasElement, 'Company', 'Babbage Ltd');
    // The guard follows a moment later.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await userEvent.click(inside(canvasElement).getByRole('link', { name: /overview/ }));
    await inside(canvasElement).findByRole('alertdialog');
  },
};
