import { businessKeywordsRules } from '@travel-shell/contract/rules/businessKeywordsRules';
import { Notice, useChange } from '@travel-shell/piece/company-screens';
import { type BusinessAccount, setBusinessKeywords } from '@travel-shell/store/business';
import { Button } from '@travel-shell/ui/button';
import { closeIcon, Icon } from '@travel-shell/ui/icons';
import { TextField } from '@travel-shell/ui/text-field';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { Messages } from '../messages/generated/Messages.ts';

const { maxItems, item } = businessKeywordsRules.keywords;

interface KeywordsProps {
  account: BusinessAccount;
  messages: Messages;
}

/** The keywords of a member (API-079); each change is saved at once. */
export function Keywords({ account: { keywords }, messages }: KeywordsProps): ReactNode {
  const text = messages.keywords;
  const { busy, problem, run } = useChange(messages.common);
  const [error, setError] = useState<string>();
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);

  async function save(what: string, next: string[], done: string): Promise<boolean> {
    setSaid('');
    setError(undefined);
    const isSaved = await run(what, () => setBusinessKeywords(next));
    if (isSaved) setSaid(done);
    return isSaved;
  }

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    // Filled in without an event, too.
    const keyword = field.current?.value.trim() ?? '';
    const wrong =
      keywords.length >= maxItems
        ? text.full({ count: maxItems })
        : keywords.some((one) => one.toLocaleLowerCase() === keyword.toLocaleLowerCase()) && text.twice;
    if (wrong) setError(wrong);
    else if (keyword && (await save('add', [...keywords, keyword], text.added({ keyword })))) {
      if (field.current?.value.trim() === keyword) field.current.value = '';
    }
    field.current?.focus();
  }

  async function remove(keyword: string): Promise<void> {
    const rest = keywords.filter((one) => one !== keyword);
    // The keyword's button has gone, with the focus.
    if (await save(keyword, rest, text.removed({ keyword }))) field.current?.focus();
  }

  return (
    <section className="card" aria-labelledby="keywords">
      <div className="card-head">
        <h2 id="keywords">{text.title}</h2>
        <p className="muted">{text.lead}</p>
      </div>
      {keywords.length === 0 && <p className="muted">{text.none}</p>}
      <ul className="keywords" aria-labelledby="keywords" hidden={keywords.length === 0}>
        {keywords.map((keyword) => (
          <li key={keyword} className="keyword">
            <bdi>{keyword}</bdi>
            <button
              type="button"
              className="ts-icon-button keyword-remove"
              part="button"
              aria-label={text.remove({ keyword })}
              aria-busy={busy === keyword || undefined}
              onClick={() => void remove(keyword)}
            >
              <Icon path={closeIcon} />
            </button>
          </li>
        ))}
      </ul>
      <form className="keyword-form" noValidate onSubmit={(event) => void add(event)}>
        <TextField
          ref={field}
          label={text.field}
          maxLength={item.maxLength}
          error={error}
          onValueChange={() => setError(undefined)}
        />
        <Button type="submit" variant="quiet" isLoading={busy === 'add'}>
          {text.add}
        </Button>
      </form>
      <Notice>{said}</Notice>
      <Notice tone="wrong">{problem}</Notice>
    </section>
  );
}
