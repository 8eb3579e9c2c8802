import type { Schema } from '@travel-shell/contract';
import { demoRequestRules } from '@travel-shell/contract/rules/demoRequestRules';
import { formRefusal, Notice, useChange, useUser } from '@travel-shell/piece/company-screens';
import { Form, FormFields, type FormMessages, LeaveQuestion, useForm } from '@travel-shell/piece/form';
import { postponeDemo, type RequestStatus, requestDemo, sendAsMember } from '@travel-shell/store/business';
import { Button } from '@travel-shell/ui/button';
import { TextArea } from '@travel-shell/ui/text-area';
import { TextField } from '@travel-shell/ui/text-field';
import { type ReactNode, useRef } from 'react';
import type { Messages } from '../../messages/generated/Messages.ts';

interface DemoProps {
  /** STA-101, BIZ-O19. */
  status: RequestStatus;
  messages: Messages;
  words: FormMessages;
}

/** Asks for a demonstration (API-109), or puts that off (API-110). */
export function Demo({ status, messages, words }: DemoProps): ReactNode {
  const text = messages.demo;
  const heading = useRef<HTMLHeadingElement>(null);
  const said = { notRequested: '', requested: text.requested, postponed: text.postponed };
  const refocus = () => heading.current?.focus();
  return (
    <section className="card" aria-labelledby="demo">
      <div className="card-head">
        <h2 id="demo" ref={heading} tabIndex={-1}>
          {text.title}
        </h2>
        {status !== 'requested' && <p className="muted">{text.text}</p>}
      </div>
      <Notice>{said[status]}</Notice>
      {status !== 'requested' && <DemoForm {...{ status, messages, words }} onDone={refocus} />}
    </section>
  );
}

function DemoForm({ status, messages, words, onDone }: DemoProps & { onDone: () => void }): ReactNode {
  const text = messages.demo;
  const { busy, problem, run } = useChange(messages.common);
  const user = useUser();
  const form = useForm<Schema<'DemoRequest'>>({
    rules: demoRequestRules,
    messages: words,
    labels: text,
    data: NOTHING,
    draft: user ? { user, company: '', screen: 'demo' } : undefined,
    async submit(wishes) {
      await sendAsMember(() => requestDemo(wishes));
      onDone();
      return undefined;
    },
    refusal: formRefusal(messages.common),
  });
  // A line of text has a type, which a text of several lines has not.
  const { type: _, ...message } = form.field('message');

  async function postpone(): Promise<void> {
    if (await run('later', postponeDemo)) onDone();
  }

  return (
    <>
      <Form form={form} action="/business/biz-plus-upgrade">
        <div className="fields">
          <FormFields form={form}>
            <TextField label={text.phoneNumber} autoComplete="tel" {...form.field('phoneNumber')} />
            <TextArea label={text.message} {...message} />
          </FormFields>
          <div className="actions card-foot">
            <Button type="submit" variant="quiet" isLoading={form.isSending}>
              {text.submit}
            </Button>
            {status === 'notRequested' && (
              <Button variant="link" isLoading={busy !== undefined} onClick={() => void postpone()}>
                {text.later}
              </Button>
            )}
            <Notice tone="wrong">{problem}</Notice>
          </div>
        </div>
      </Form>
      <LeaveQuestion form={form} />
    </>
  );
}

const NOTHING = { values: {} };
