import type { Rule, Rules } from '@travel-shell/contract/rule';
import { useUser } from '@travel-shell/piece/company-screens';
import {
  Form,
  type FormControl,
  FormFields,
  type FormMessages,
  LeaveQuestion,
  useForm,
  useFormMessages,
} from '@travel-shell/piece/form';
import { sendAsMember } from '@travel-shell/store/business';
import { Button } from '@travel-shell/ui/button';
import type { FileFieldTexts } from '@travel-shell/ui/file-field';
import { type ReactNode, useRef } from 'react';
import type { Messages } from '../../messages/generated/Messages.ts';
import { fileTextsOf, nameSize, nameTypes } from '../fileTextsOf.ts';
import { refusalOfUpload } from '../refusalOfUpload.ts';

interface HelpFormProps<B extends object> {
  messages: Messages;
  /** Names its draft. */
  screen: string;
  rules: Rules;
  labels: Readonly<Record<string, string>>;
  /** The name and the rule of its file fields. */
  file: { name: string; rule: Pick<Rule, 'types' | 'maxBytes'> };
  /** Resolves with what is said of it. */
  send(body: B): Promise<string>;
  onDone(said: string): void;
  fields(form: FormControl, file: FileProps): ReactNode;
}

/** The props of each file field. */
export interface FileProps {
  name: string;
  hint: string;
  types: readonly string[];
  maxBytes: number;
  texts: FileFieldTexts;
}

const NO_DATA = { values: {} };

/** A message with files: what is typed is kept until it is sent, the files only while the page is open. */
export function HelpForm<B extends object>(props: HelpFormProps<B>): ReactNode {
  const words = useFormMessages(props.messages.lang);
  return words ? <Fields {...props} words={words} /> : <p role="status">{props.messages.frame.loading}</p>;
}

function Fields<B extends object>(props: HelpFormProps<B> & { words: FormMessages }): ReactNode {
  const { messages, words, screen, rules, labels, send, onDone } = props;
  const { lang } = messages;
  const { files, help } = messages.companyGeneral;
  const { types = [], maxBytes = 0 } = props.file.rule;
  const tooLarge = files.tooLarge({ size: nameSize(lang, maxBytes) });
  const kinds = nameTypes(lang, types);
  const user = useUser();
  const said = useRef('');
  const form = useForm<B>({
    rules,
    messages: words,
    labels,
    data: NO_DATA,
    draft: user ? { user, company: '', screen } : undefined,
    async submit(body) {
      said.current = await sendAsMember(() => send(body));
      return undefined;
    },
    onSaved: () => onDone(said.current),
    refusal: (error) => refusalOfUpload(error, props.file.name, tooLarge, messages),
  });
  const file: FileProps = {
    name: props.file.name,
    hint: files.hint({ kinds, size: nameSize(lang, maxBytes) }),
    types,
    maxBytes,
    texts: fileTextsOf(words, { type: files.wrongType({ kinds }), bytes: tooLarge }),
  };

  return (
    <>
      <Form form={form} action="/business/company/general">
        <div className="fields">
          <FormFields form={form}>{props.fields(form, file)}</FormFields>
          <div className="actions">
            <Button type="submit" isLoading={form.isSending} loadingText={help.sending}>
              {help.send}
            </Button>
          </div>
        </div>
      </Form>
      <LeaveQuestion form={form} />
    </>
  );
}
