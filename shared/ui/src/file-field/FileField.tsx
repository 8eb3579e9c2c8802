import { type ChangeEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { pictureSize } from '../configured.ts';
import { Field, type FieldTexts, fieldIds } from '../field/index.ts';
import { checkFile, type FileLimits, type FileProblem } from './checkFile.ts';

export interface FileFieldTexts {
  /** In place of a file: `Choose a file, or drop it here`. */
  choose: string;
  remove: string;
  /** Said once the file is accepted. */
  chosen: (file: { name: string; bytes: number }) => string;
  /** Said after its removal. */
  removed: (name: string) => string;
  /** While a picture is being read. */
  checking: string;
  /** The name of the preview, for screen readers. */
  preview: (name: string) => string;
  problems: Readonly<Record<FileProblem, string>>;
}

export interface FileFieldProps extends FieldTexts, FileLimits {
  texts: FileFieldTexts;
  name?: string;
  id?: string;
  required?: boolean;
  disabled?: boolean;
  /** Shows the picture that is chosen. */
  hasPreview?: boolean;
  /** The file that may be sent; undefined for none. `refused` says what is wrong with the one that was chosen. */
  onFileChange?: (file: File | undefined, refused?: FileProblem) => void;
}

type State =
  | { step: 'none' }
  | { step: 'checking'; file: File }
  | { step: 'chosen'; file: File; picture: ImageBitmap | undefined }
  | { step: 'refused'; problem: FileProblem };

/**
 * One file of the visitor's. Its type, its size and the size of its picture are checked before anything is sent. The
 * control is the platform's, which lies over the box: it takes the keyboard, presses and dropped files.
 */
export function FileField(props: FileFieldProps): ReactNode {
  const { label, hideLabel, hint, texts, name, required, disabled, hasPreview, onFileChange } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>({ step: 'none' });
  const [said, setSaid] = useState('');
  /** Counts choices: the check of an earlier file is ignored. */
  const latest = useRef(0);
  const refusal = state.step === 'refused' ? texts.problems[state.problem] : undefined;
  const error = refusal ?? props.error;
  const ids = fieldIds(id, { hint, error });

  const { picture } = state as { picture?: ImageBitmap };
  useEffect(() => () => picture?.close(), [picture]);

  /** A form is not sent with a file that is refused, or not checked yet. */
  function block(text: string): void {
    input.current?.setCustomValidity(text);
  }

  async function take(file: File): Promise<void> {
    latest.current += 1;
    const turn = latest.current;
    setState({ step: 'checking', file });
    block(texts.checking);
    const { problem, picture } = await checkFile(
      file,
      props,
      hasPreview ? Math.round(pictureSize().px * devicePixelRatio) : undefined,
    );
    if (turn !== latest.current || !input.current) {
      picture?.close();
      return;
    }
    if (problem) {
      // Empty, so that the same file can be chosen once more after it was mended.
      input.current.value = '';
      block(texts.problems[problem]);
      setState({ step: 'refused', problem });
      setSaid('');
      onFileChange?.(undefined, problem);
      return;
    }
    block('');
    setState({ step: 'chosen', file, picture });
    setSaid(texts.chosen({ name: file.name, bytes: file.size }));
    onFileChange?.(file);
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>): void {
    const [file] = event.target.files ?? [];
    if (file) void take(file);
    else forget();
  }

  // The platform tells of no change when the same file is chosen again, though its contents may be new.
  function handleClick(): void {
    const control = input.current;
    const [kept] = control?.files ?? [];
    if (!control || !kept) return;
    control.value = '';
    control.addEventListener('cancel', () => putBack(control, kept), { once: true });
  }

  function forget(): void {
    latest.current += 1;
    if (input.current) input.current.value = '';
    block('');
    setState({ step: 'none' });
    onFileChange?.(undefined);
  }

  function handleRemove(): void {
    if (state.step !== 'chosen') return;
    const removed = state.file.name;
    forget();
    setSaid(texts.removed(removed));
    // The button has gone.
    input.current?.focus();
    // Forms listen for changes, and there is no event for this one.
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }

  const { file } = state as { file?: File };
  return (
    <Field {...{ id, label, hideLabel, hint, error }} isDisabled={disabled} isRequired={required}>
      <div className="ts-box ts-file" part="box" data-step={state.step}>
        {picture && file && <Preview picture={picture} label={texts.preview(file.name)} />}
        <span className="ts-file-text" aria-hidden="true">
          {file ? <bdi>{file.name}</bdi> : texts.choose}
        </span>
        <input
          {...ids.control}
          ref={input}
          id={id}
          name={name}
          type="file"
          accept={props.types?.join()}
          className="ts-file-input"
          required={required}
          disabled={disabled}
          aria-busy={state.step === 'checking' || undefined}
          onClick={handleClick}
          onChange={handleChange}
        />
        {state.step === 'chosen' && (
          <Button variant="quiet" size="small" disabled={disabled} onClick={handleRemove}>
            {texts.remove}
            <span className="ts-hidden"> {state.file.name}</span>
          </Button>
        )}
      </div>
      {/* Rendered before its text. */}
      <div className="ts-hidden" role="status">
        {state.step === 'checking' ? texts.checking : said}
      </div>
    </Field>
  );
}

/** Whoever cancels keeps what they had. */
function putBack(control: HTMLInputElement, file: File): void {
  if (control.files?.length) return;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  control.files = transfer.files;
}

/** Drawn, as an address of the file would need `blob:` in the page's policy. */
function Preview({ picture, label }: { picture: ImageBitmap; label: string }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);
  return (
    <canvas
      ref={canvas}
      className="ts-file-preview"
      part="preview"
      role="img"
      aria-label={label}
      width={picture.width}
      height={picture.height}
      style={{ maxInlineSize: pictureSize().css }}
    />
  );
}
