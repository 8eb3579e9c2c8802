import { useEffectEvent } from '@travel-shell/ui';
import { useComposition } from '@travel-shell/ui/combobox';
import { Icon, searchIcon } from '@travel-shell/ui/icons';
import { TextField } from '@travel-shell/ui/text-field';
import { type ReactNode, type Ref, type RefObject, useEffect, useRef, useState } from 'react';

interface ListSearchProps {
  label: string;
  /** The text that is searched for now; another value from outside, such as after Back, is shown. */
  query: string;
  maxLength: number;
  onSearch: (query: string) => void;
  /** A ref to the input. */
  ref?: Ref<HTMLInputElement>;
}

/** In ms. Long enough for most people to finish a word, so that few searches are sent for nothing. */
const PAUSE_MS = 300;

const fieldOf = (form: RefObject<HTMLFormElement | null>) =>
  form.current?.elements.namedItem('query') as HTMLInputElement;

/** Searches when the visitor pauses, and at once on Enter; never with a half-composed text of an input method. */
export function ListSearch({ label, query, maxLength, onSearch, ref }: ListSearchProps): ReactNode {
  const { isComposing, input } = useComposition();
  const [first] = useState(query);
  /** Only tells when the visitor pauses: the field has the text, which may be filled in without an event. */
  const [text, setText] = useState(query);
  const sent = useRef(query);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (query === sent.current) return;
    sent.current = query;
    setText(query);
    fieldOf(form).value = query;
  }, [query]);

  const send = useEffectEvent(() => {
    const wanted = fieldOf(form).value.trim();
    if (wanted === sent.current) return;
    sent.current = wanted;
    onSearch(wanted);
  });
  useEffect(() => {
    if (isComposing || text.trim() === sent.current) return;
    const timer = setTimeout(send, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isComposing, send]);

  return (
    <form
      ref={form}
      {...input}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        ref={ref}
        type="search"
        name="query"
        label={label}
        defaultValue={first}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="search"
        prefix={<Icon path={searchIcon} />}
        onValueChange={setText}
      />
    </form>
  );
}
