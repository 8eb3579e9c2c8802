import type { Problem, Rule, Rules } from '@travel-shell/contract/rule';
import { useEffectEvent } from '@travel-shell/ui';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type DraftOwner, dropDraft, keepDraft, readDraft } from './drafts.ts';
import type { Messages } from './messages/generated/Messages.ts';
import { readNumber, writeNumber } from './numbers.ts';
import { problemText } from './problemText.ts';
import { readBody } from './readBody.ts';
import { isConflict, refusalOf } from './refusalOf.ts';
import { changedIn, isNumber, shownText, type Texts, textsFrom, textsOf } from './texts.ts';
import { type FormCore, type Problems, type Refusal, useFormCore } from './useFormCore.ts';

/** The data that the back end has, with their version. */
export interface SavedData<V extends object> {
  values: V;
  /** The version in the answer, where the back end gives one. */
  etag?: string | undefined;
}

export interface FormOptions<B extends object> {
  /** Prefix of the fields' ids. Default: one of React's. */
  id?: string | undefined;
  /** The form's fields come from a server, so something may be typed in them already. */
  isServed?: boolean | undefined;
  /** Generated from the contract: `@travel-shell/contract/rules/companyFactsRules`. */
  rules: Rules;
  messages: Messages;
  /** Names of the fields, for the summary and the question after a conflict. */
  labels: Readonly<Record<string, string>>;
  data: SavedData<object>;
  /** The owner of the draft that keeps unsaved input. Without it a reload of the page loses the input. */
  draft?: DraftOwner | undefined;
  /**
   * Saves. `etag` goes into `If-Match`; where there is none, `reload` has been asked just before. Resolves with the version that it has made, and rejects with an `ApiError`, which
   * is shown.
   */
  submit(body: B, request: { etag: string | undefined }): Promise<{ etag?: string | undefined } | undefined>;
  /** Loads the data once more after somebody else has changed it. */
  reload?: (() => Promise<SavedData<object>>) | undefined;
  /** More than the rules can say, as texts at the fields. */
  check?: ((body: B) => Problems) | undefined;
  onSaved?: (() => void) | undefined;
  /** How an error is shown that this form alone knows. */
  refusal?: ((error: unknown) => Refusal | undefined) | undefined;
}

/** Two people have changed the same data. */
export interface Conflict {
  /** Fields that both have changed, each in their own way. */
  fields: readonly string[];
  /** Fields that only the other one has changed. */
  others: readonly string[];
  mine: Texts;
  theirs: Texts;
  etag: string | undefined;
}

export interface FormControl extends FormCore {
  id: string;
  /** Counts what the fields have shown: another one mounts them again, see `FormFields`. */
  version: number;
  messages: Messages;
  labels: Readonly<Record<string, string>>;
  /** Something is typed that is not saved. */
  isDirty: boolean;
  /** The typed input is in the draft store. */
  isKept: boolean;
  /** The fields show a draft. */
  isRestored: boolean;
  conflict: Conflict | undefined;
  /** Id of a field's control. */
  fieldId(name: string): string;
  /** Props of a text field. */
  field(name: string): FieldControl;
  /** Props of a `NativeSelect`, and of what is made of it. */
  select(name: string): Pick<FieldControl, 'id' | 'name' | 'defaultValue' | 'required' | 'error'>;
  /** Props of a checkbox. */
  checkbox(name: string): Pick<FieldControl, 'id' | 'name' | 'error' | 'required'> & { defaultChecked: boolean };
  /** The values that a field with several values shows first. */
  valuesOf(name: string): readonly string[];
  /** How one of a conflict's texts is shown in the field. */
  shownText(name: string, text: string): string;
  /** Forgets what is typed and shows what is saved. */
  discard(): void;
  /** Answers a conflict: shows these values, and saves them over the other person's. */
  resolve(choices: Readonly<Record<string, 'mine' | 'theirs'>>): void;
  /** Leaves a conflict for later. */
  keepEditing(): void;
}

export interface FieldControl {
  id: string;
  name: string;
  defaultValue: string;
  required: boolean;
  maxLength: number | undefined;
  error: string | undefined;
  inputMode: 'email' | 'url' | 'tel' | 'numeric' | 'decimal' | undefined;
  type: 'email' | 'text';
  /** Addresses and codes read from left to right in every language. */
  dir: 'ltr' | undefined;
}

/**
 * The form of a screen: what every form does (`useFormCore`), with rules of the contract. Nothing that is typed is lost by a
 * failure, by newer data, or by a reload of the page.
 */
export function useForm<B extends object>(options: FormOptions<B>): FormControl {
  const { rules, messages, labels, data, draft } = options;
  const { lang } = messages;
  const ownId = useId();
  const { id = ownId, isServed } = options;
  const [shown, setShown] = useState(() => ({ texts: textsFrom(data.values, rules), version: 0, isRestored: false }));
  const [isDirty, setDirty] = useState(false);
  const [isKept, setKept] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  /** The data with which the visitor's changes are compared. */
  const base = useRef({ texts: shown.texts, etag: data.etag, isSeen: false, unkept: NOTHING_UNKEPT });
  const since = useRef(0);
  const core = useFormCore<B>({
    read,
    send,
    refusalOf: (error) => options.refusal?.(error) ?? refusalOf(error, rules, messages),
    summaryOf: (count) => messages.summary({ count }),
    onEdit: () => follow(),
  });
  const { ref, problems, isSending, refuse } = core;
  const owner = draft && JSON.stringify([draft.user, draft.company, draft.screen]);
  /** Whose draft was looked for: before that there is nothing to keep, and none to drop. */
  const restored = useRef<string>(undefined);

  /** The contents of the fields that can be kept. */
  const typed = () => (ref.current ? textsOf(ref.current, rules, lang) : {});
  /** Fields that the form does not have are no change. */
  const changes = (now: Texts) => changedIn(base.current.texts, now).filter((name) => isField(ref.current, name));
  const isStored = (stored: Texts, now: Texts) => changedIn(stored, now).every((name) => !isField(ref.current, name));
  /** By the fields themselves, which may be filled in without an event. */
  const hasChanged = (form: HTMLFormElement) =>
    changes(typed()).length > 0 || unkeptIn(form, rules, lang) !== base.current.unkept;

  /** After whatever may have changed a field. */
  const follow = useEffectEvent(() => {
    const form = ref.current;
    if (!form) return;
    setDirty(hasChanged(form));
    if (!draft || restored.current !== owner) return;
    const values = typed();
    if (changes(values).length > 0) {
      const { texts, etag = '' } = base.current;
      setKept(keepDraft(draft, { etag, base: texts, values }, since.current));
    } else {
      dropDraft(draft);
      setKept(true);
    }
  });

  /** Who has the focus when the fields are mounted again. */
  const active = useRef<Element | null>(null);
  function show(texts: Texts, isRestored = false): void {
    active.current = ref.current?.querySelector(':focus') ?? null;
    setShown(({ version }) => ({ texts, version: version + 1, isRestored }));
    refuse({});
  }

  // Storage is read after hydration, as a server has none.
  const restore = useEffectEvent(() => {
    since.current = Date.now();
    restored.current = owner;
    const found = draft && readDraft(draft);
    if (!found) return;
    // Saved, and left before the answer.
    if (isStored(typed(), found.values)) return dropDraft(draft);
    base.current = { texts: found.base, etag: found.etag || undefined, isSeen: true, unkept: NOTHING_UNKEPT };
    show(found.values, true);
    setDirty(true);
    setKept(true);
  });
  useEffect(() => {
    if (owner) restore();
  }, [owner]);

  // Newer data replace what is shown, unless the visitor has changed it: saving meets the conflict then.
  const fresh = JSON.stringify([data.etag, textsFrom(data.values, rules)]);
  const known = useRef(fresh);
  const takeNewer = useEffectEvent(() => {
    if (known.current === fresh || isSending) return;
    known.current = fresh;
    const texts = textsFrom(data.values, rules);
    const now = typed();
    if (isStored(texts, now)) {
      // The visitor has just saved these data, perhaps before a reload: new fields would take the focus away.
      base.current = { ...base.current, texts: { ...texts, ...now }, etag: data.etag };
      setShown((before) => ({ ...before, isRestored: false }));
      follow();
    } else if (!isDirty && !(ref.current && hasChanged(ref.current))) begin(data);
  });
  // After a save, too, as it may have brought them.
  useEffect(() => {
    if (fresh && !isSending) takeNewer();
  }, [fresh, isSending]);

  /** Shows what is saved. */
  function begin({ values, etag }: FormOptions<B>['data']): void {
    const texts = textsFrom(values, rules);
    base.current = { texts, etag, isSeen: false, unkept: NOTHING_UNKEPT };
    show(texts);
    setDirty(false);
  }

  // As the fields write it, which may differ from the data: a line break, a number.
  const seeBase = useEffectEvent(() => {
    if (base.current.isSeen) return;
    const written = Object.entries(typed()).filter(([name, texts]) => !(isServed && isTyped(ref.current, name, texts)));
    base.current = {
      ...base.current,
      texts: { ...base.current.texts, ...Object.fromEntries(written) },
      isSeen: true,
    };
  });
  const { version } = shown;
  useLayoutEffect(() => {
    if (version > 0 && active.current?.isConnected === false) focusLike(active.current, ref.current);
    active.current = null;
  }, [version, ref]);
  useEffect(() => {
    seeBase();
    if (version > 0 || isServed) follow();
  }, [version, isServed, seeBase, follow]);

  // A typed number stays the same in another language of the page. Runs before the observer below reads it in that one.
  const spoken = useRef(lang);
  const translate = useEffectEvent(() => {
    const texts = ref.current ? textsOf(ref.current, rules, spoken.current) : {};
    spoken.current = lang;
    for (const [name, [text = '']] of Object.entries(texts)) {
      const control = ref.current?.elements.namedItem(name);
      // A number that is shown as it was rendered is in the new language already.
      if (!isNumber(rules[name]) || !(control instanceof HTMLInputElement) || !isTyped(ref.current, name)) continue;
      control.value = showText(name, text);
    }
  });
  useLayoutEffect(() => {
    if (lang !== spoken.current) translate();
  }, [lang, translate]);

  // A number is shown as it was understood.
  const settle = useEffectEvent((control: EventTarget | null) => {
    if (!(control instanceof HTMLInputElement) || !isNumber(rules[control.name])) return;
    const number = readNumber(control.value, lang);
    if (!Number.isNaN(number)) control.value = writeNumber(number, lang);
  });

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const hear = ({ target }: Event) => settle(target);
    form.addEventListener('focusout', hear);
    return () => form.removeEventListener('focusout', hear);
  }, [ref, settle]);

  function read(form: HTMLFormElement): { body: B; problems: Problems } {
    const { body, problems: found } = readBody(form, rules, lang);
    const data = new FormData(form);
    const texts: Record<string, string> = {};
    for (const [name, problem] of Object.entries<Problem>(found)) {
      texts[name] = problemText(problem, rules[name] as Rule, messages, String(data.get(name)));
    }
    const all = { ...options.check?.(body as B), ...texts };
    // In the order of the page, as the summary lists them.
    const order = [...form.elements].map((control) => (control as HTMLInputElement).name);
    const sorted = Object.entries(all).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
    return { body: body as B, problems: Object.fromEntries(sorted) };
  }

  async function send(body: B): Promise<void> {
    // Sent by Enter, without leaving the field.
    for (const control of ref.current?.elements ?? []) settle(control);
    const unkept = ref.current ? unkeptIn(ref.current, rules, lang) : NOTHING_UNKEPT;
    await write(body, typed(), unkept);
  }

  /** @param isAgain after a change of the same data that concerns no field */
  async function write(body: B, sent: Texts, unkept: string, isAgain = false): Promise<void> {
    try {
      // Without a version the back end refuses nothing, so what is stored is compared here.
      const isCompared = base.current.etag !== undefined || isAgain || !options.reload;
      if (!isCompared && !(await meet(sent, false))) return;
      const answer = await options.submit(body, { etag: base.current.etag });
      saved(sent, unkept, answer?.etag);
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (await meet(sent, isAgain)) await write(body, sent, unkept, true);
    }
  }

  function saved(sent: Texts, unkept: string, etag = base.current.etag): void {
    base.current = { texts: { ...base.current.texts, ...sent }, etag, isSeen: true, unkept };
    // Input that was typed while the form was sent stays a change. A form that has gone has no fields.
    if (ref.current) follow();
    else if (draft) dropDraft(draft);
    setShown((before) => ({ ...before, isRestored: false }));
    options.onSaved?.();
  }

  /** Somebody else was first. Nothing was saved. Says whether to try again without a question. */
  async function meet(mine: Texts, isAgain: boolean): Promise<boolean> {
    const newer = await options.reload?.().catch(() => undefined);
    if (!newer) {
      refuse({}, messages.stale);
      return false;
    }
    const theirs = textsFrom(newer.values, rules);
    const changed = changedIn(base.current.texts, theirs).filter((name) => isField(ref.current, name));
    const own = changes(mine);
    const fields = changed.filter((name) => own.includes(name) && changedIn(mine, theirs).includes(name));
    const others = changed.filter((name) => !own.includes(name));
    if (fields.length === 0 && others.length === 0) {
      // Once: a back end that refuses every version must not be asked for ever.
      if (isAgain) refuse({}, messages.stale);
      base.current = { ...base.current, etag: newer.etag };
      return !isAgain;
    }
    setConflict({ fields, others, mine, theirs, etag: newer.etag });
    return false;
  }

  function resolve(choices: Readonly<Record<string, 'mine' | 'theirs'>>): void {
    const form = ref.current;
    if (!conflict || !form) return;
    const { theirs, etag, fields, others } = conflict;
    const mine = typed();
    const merged: Record<string, readonly string[]> = { ...theirs, ...mine };
    for (const name of [...others, ...fields.filter((field) => choices[field] === 'theirs')]) {
      merged[name] = theirs[name] ?? [];
    }
    base.current = { texts: theirs, etag, isSeen: true, unkept: NOTHING_UNKEPT };
    known.current = fresh;
    const secrets = [...new FormData(form)].filter(([name]) => Object.hasOwn(rules, name) && !mine[name]);
    flushSync(() => {
      setConflict(undefined);
      show(merged);
    });
    // The fields are new ones, and no text that is shown has these.
    for (const [name, value] of secrets) {
      const control = form.elements.namedItem(name);
      if (control instanceof HTMLInputElement && typeof value === 'string') control.value = value;
    }
    form.requestSubmit();
  }

  const showText = (name: string, text: string) => shownText(text, rules[name], lang);
  const fieldId = (name: string) => `${id}-${name}`;
  const ruleOf = (name: string): Rule => {
    const rule = rules[name];
    if (!rule) throw new Error(`The contract has no field "${name}" for this form: ${Object.keys(rules).join(', ')}.`);
    return rule;
  };

  return {
    ...core,
    ...{ id, version, messages, labels, isDirty, isKept, conflict },
    isRestored: shown.isRestored,
    fieldId,
    field(name) {
      const rule = ruleOf(name);
      return {
        id: fieldId(name),
        name,
        defaultValue: showText(name, shown.texts[name]?.[0] ?? ''),
        required: rule.required === true,
        maxLength: rule.maxLength,
        error: problems[name],
        inputMode: inputModeOf(rule),
        type: rule.kind === 'email' ? 'email' : 'text',
        dir: rule.kind && rule.kind !== 'secret' ? 'ltr' : undefined,
      };
    },
    select(name) {
      const { required = false } = ruleOf(name);
      return { id: fieldId(name), name, defaultValue: shown.texts[name]?.[0] ?? '', required, error: problems[name] };
    },
    checkbox(name) {
      ruleOf(name);
      const isChecked = (shown.texts[name]?.length ?? 0) > 0;
      return { id: fieldId(name), name, error: problems[name], required: false, defaultChecked: isChecked };
    },
    valuesOf: (name) => shown.texts[name] ?? [],
    shownText: showText,
    discard() {
      if (draft) dropDraft(draft);
      begin(data);
    },
    resolve,
    keepEditing: () => setConflict(undefined),
  };
}

/** Focuses the same field, or the first one in place of a button that has gone. */
function focusLike({ id }: Element, form: HTMLFormElement | null): void {
  const same = id && form?.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  const first = form?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea, [role=combobox]');
  (same || first)?.focus({ preventScroll: true });
}

const isField = (form: HTMLFormElement | null, name: string) => Boolean(form?.elements.namedItem(name));

/**
 * The field shows something else than it was rendered with.
 * @param texts what the form sends of it: a hidden input is behind the controls that it is made of
 */
function isTyped(form: HTMLFormElement | null, name: string, texts: readonly string[] = []): boolean {
  const found = form?.elements.namedItem(name);
  const controls = found instanceof Element ? [found] : [...((found ?? []) as Iterable<Element>)];
  return controls.some((control) => {
    if (control instanceof HTMLSelectElement) return !control.selectedOptions[0]?.defaultSelected;
    if (control instanceof HTMLInputElement && control.type === 'hidden') return !texts.includes(control.value);
    return (
      control instanceof HTMLInputElement &&
      (control.value !== control.defaultValue || control.checked !== control.defaultChecked)
    );
  });
}

/** The contents that no draft keeps, and leaving would lose all the same: secrets and files. */
const unkeptIn = (form: HTMLFormElement, rules: Rules, lang: string): string => {
  const kept = textsOf(form, rules, lang);
  const rest = [...new FormData(form)].filter(([name]) => Object.hasOwn(rules, name) && !kept[name]);
  const filled = rest.map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value.size > 0 && [value.name, value.size, value.lastModified],
  ]);
  return JSON.stringify(filled.filter(([, value]) => value));
};

const NOTHING_UNKEPT = '[]';

function inputModeOf({ type, kind }: Rule): FieldControl['inputMode'] {
  if (type === 'integer') return 'numeric';
  if (type === 'number') return 'decimal';
  return { email: 'email', https: 'url', phone: 'tel' }[kind as string] as FieldControl['inputMode'];
}
