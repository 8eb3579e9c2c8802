import { regionName } from '@travel-shell/i18n/displayNames';
import {
  ConflictQuestion,
  Form,
  type FormControl,
  FormFields,
  type FormMessages,
  fileTexts,
  LeaveQuestion,
  tableTexts,
  useForm,
  useFormMessages,
} from '@travel-shell/piece/form';
import type { Screen, ScreenProps } from '@travel-shell/piece/screens';
import { useAuth, useShellState } from '@travel-shell/store';
import { Button } from '@travel-shell/ui/button';
import { confirmDialogSheets } from '@travel-shell/ui/confirm-dialog';
import { DataTable, dataTableSheet } from '@travel-shell/ui/data-table';
import { FileField, fileFieldSheet } from '@travel-shell/ui/file-field';
import { formSheet } from '@travel-shell/ui/form';
import { choiceSheet, radioGroupSheet } from '@travel-shell/ui/radio-group';
import { listboxSheet, Select, selectSheet } from '@travel-shell/ui/select';
import { fieldSheet, TextField } from '@travel-shell/ui/text-field';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';
import sheet from './Company.shadow.css';
import { type CompanyForm, company, companyFormRules, reloadFacts, saveCompany, usePeople } from './companyData.ts';

const COUNTRIES = ['AT', 'CH', 'DE', 'ES', 'FR', 'GB', 'JP', 'US'];
const TYPES = ['image/png', 'image/jpeg', 'image/gif'];

export function Company(props: ScreenProps<Messages>): ReactNode {
  const { messages } = props;
  const words = useFormMessages(messages.lang);
  const now = useShellState(company);
  const found = now.data;

  if (words && found) {
    return (
      <div className="company">
        <Facts messages={messages} words={words} found={found} />
        <People {...props} words={words} />
      </div>
    );
  }
  if (now.status !== 'failed') return <p role="status">{messages.frame.loading}</p>;
  return (
    <div role="alert">
      <p>{messages.frame.failed}</p>
      <Button onClick={() => void company.refresh()}>{messages.frame.retry}</Button>
    </div>
  );
}

interface FactsProps {
  messages: Messages;
  words: FormMessages;
  found: Awaited<ReturnType<typeof saveCompany>>;
}

function useFactsForm({ messages, words, found: { values, etag } }: FactsProps): FormControl {
  const text = messages.company;
  const auth = useAuth();
  const user = auth.status === 'signedIn' ? auth.state.userInfoState.accountEmail : null;
  return useForm<CompanyForm>({
    rules: companyFormRules,
    messages: words,
    labels: {
      name: text.name,
      website: text.website,
      phoneNumber: text.phoneNumber,
      'address.street': text.street,
      'address.postalCode': text.postalCode,
      'address.city': text.city,
      'address.region': text.region,
      'address.countryCode': text.country,
      logo: text.logo,
    },
    data: { values: values.facts, etag },
    draft: user ? { user, company: values.hash, screen: 'company' } : undefined,
    submit: (body, seen) => saveCompany(body, seen.etag),
    reload: reloadFacts,
  });
}

function Facts(props: FactsProps): ReactNode {
  const { messages, words } = props;
  const form = useFactsForm(props);
  const { labels } = form;
  const country = form.field('address.countryCode');
  const logo = form.field('logo');

  return (
    <>
      <Form form={form} action="/desk/company">
        <div className="fields">
          <FormFields form={form}>
            {TEXTS.map((name) => (
              <TextField key={name} label={labels[name]} {...form.field(name)} />
            ))}
            <Select
              label={labels['address.countryCode']}
              options={COUNTRIES.map((code) => ({ value: code, title: regionName(messages.lang, code) }))}
              id={country.id}
              name={country.name}
              defaultValue={country.defaultValue}
              error={country.error}
            />
            <FileField
              label={labels.logo}
              texts={fileTexts(words)}
              types={TYPES}
              maxBytes={1024 * 1024}
              hasPreview
              id={logo.id}
              name={logo.name}
              error={logo.error}
            />
          </FormFields>
          <Button type="submit" isLoading={form.isSending}>
            {messages.company.save}
          </Button>
        </div>
      </Form>
      <LeaveQuestion form={form} />
      <ConflictQuestion form={form} />
    </>
  );
}

const TEXTS = [
  ...['name', 'website', 'phoneNumber'],
  ...['address.street', 'address.postalCode', 'address.city', 'address.region'],
];

function People({ messages, words, search, setSearch }: ScreenProps<Messages> & { words: FormMessages }): ReactNode {
  const text = messages.company;
  const number = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const { people, hasFailed, size } = usePeople(number);

  return (
    <DataTable
      caption={text.people}
      texts={tableTexts(words)}
      columns={[
        { key: 'name', title: text.person, cell: (row) => `${row.firstName} ${row.lastName}`, isRowHeader: true },
        { key: 'email', title: text.email, cell: (row) => <bdi>{row.email}</bdi> },
        { key: 'role', title: text.role, cell: (row) => row.role.roleName },
      ]}
      rows={people?.content ?? []}
      rowKey={(row) => row.email}
      page={{ number, size, total: people?.paging.totalElements ?? 0 }}
      hrefOf={(page) => `?page=${page}`}
      onPageChange={(page) => setSearch({ page: String(page) })}
      isLoading={!people && !hasFailed}
      empty={hasFailed ? messages.frame.failed : text.nobody}
    />
  );
}

export const screen: Screen<Messages> = {
  View: Company,
  sheets: [
    ...[fieldSheet, listboxSheet, selectSheet, fileFieldSheet, formSheet, choiceSheet, radioGroupSheet, dataTableSheet],
    ...confirmDialogSheets,
    sheet,
  ],
};
