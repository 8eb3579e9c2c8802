import { Icon, searchIcon } from '@travel-shell/ui/icons';
import { TextField } from '@travel-shell/ui/text-field';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';

interface SearchFieldProps {
  label: string;
  /** What is searched for now; another value from outside, such as after Back, is shown. */
  query: string;
  maxLength: number;
  onSearch: (query: string) => void;
  /** Of its input. */
  ref?: Ref<HTMLInputElement>;
}

/** In ms. Long enough for most people to finish a word, so that few searches are sent for nothing. */
const PAUSE_MS = 300;

/** Searches when the visitor pauses, and at once on Enter; never with a half-composed text of an input method. */
export function SearchField({ label, query, maxLength, onSearch, ref }: SearchFieldProps): ReactNode {
  const [text, setText] = useState(query);
  const typed = useRef(query);
  const sent = useRef(query);
  const isComposing = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (query === sent.current) return;
    clearTimeout(timer.current);
    sent.current = query;
    typed.current = query;
    setText(query);
  }, [query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** The newest: a timer may outlive the render that has set it. */
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });

  function send(): void {
    clearTimeout(timer.current);
    const wanted = typed.current.trim();
    if (wanted === sent.current) return;
    sent.current = wanted;
    search.current(wanted);
  }

  function wait(): void {
    clearTimeout(timer.current);
    if (!isComposing.current) timer.current = setTimeout(send, PAUSE_MS);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onCompositionStart={() => {
        isComposing.current = true;
        clearTimeout(timer.current);
      }}
      onCompositionEnd={() => {
        isComposing.current = false;
        wait();
      }}
    >
      <TextField
        ref={ref}
        type="search"
        label={label}
        value={text}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="search"
        prefix={<Icon path={searchIcon} />}
        onValueChange={(value) => {
          typed.current = value;
          setText(value);
          wait();
        }}
      />
    </form>
  );
}
