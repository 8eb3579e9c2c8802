import type { ContrastFailure } from '@travel-shell/tokens/compile/contrast';
import { type ReactNode, useId } from 'react';
import { hexOf, rgbaOf } from '../rgbaOf.ts';
import type { Token } from '../tokensOf.ts';
import { rangeOf, TYPEFACES } from './groups.ts';

interface TokenControlProps {
  token: Token;
  /** The brand's value. */
  own: string;
  /** The changed value. */
  changed: string | undefined;
  /** The pairs in which its colour has too little contrast. */
  failures: readonly ContrastFailure[];
  onChange: (value: string | undefined) => void;
}

/** One token: a fitting control, and its value as text. */
export function TokenControl({ token, own, changed, failures, onChange }: TokenControlProps): ReactNode {
  const id = useId();
  const hint = useId();
  const [failure] = failures;
  const value = changed ?? own;
  const title = token.name.replace(/^color-/, '').replaceAll('-', ' ');
  const isWrong = token.type === 'color' && value !== '' && !rgbaOf(value);
  return (
    <div className="composer-token" data-changed={changed === undefined ? undefined : ''}>
      <label htmlFor={id}>{title}</label>
      {changed !== undefined && (
        <button type="button" className="composer-undo" onClick={() => onChange(undefined)}>
          Reset<span className="composer-hidden"> {title}</span>
        </button>
      )}
      <div className="composer-inputs">
        <Picker token={token} value={value} title={title} onChange={onChange} />
        <input
          id={id}
          className="composer-text"
          type="text"
          value={value}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={isWrong || failure !== undefined}
          aria-describedby={hint}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <p id={hint} className="composer-hint">
        {token.description}
        {failures.length > 0 && (
          <span className="composer-failure">
            {failures
              .map(({ names: [, ground], ratio, minimum }) => `${ratio.toFixed(2)}:1 on ${ground}, needs ${minimum}`)
              .join('; ')}
            .
          </span>
        )}
      </p>
      {failure?.passing && (
        <button type="button" className="composer-pass" onClick={() => onChange(failure.passing)}>
          <span className="composer-swatch" style={{ background: failure.passing }} /> Use {failure.passing}
          <span className="composer-hidden"> for {title}</span>
        </button>
      )}
    </div>
  );
}

interface PickerProps {
  token: Token;
  value: string;
  title: string;
  onChange: (value: string) => void;
}

function Picker({ token, value, title, onChange }: PickerProps): ReactNode {
  if (token.type === 'color') {
    return (
      <input
        type="color"
        value={hexOf(value)}
        aria-label={`Pick ${title}`}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  if (token.type === 'fontFamily') {
    const known = TYPEFACES.find(([, family]) => family === value)?.[1] ?? '';
    return (
      <select value={known} aria-label={`Choose ${title}`} onChange={({ target }) => onChange(target.value)}>
        <option value="" disabled>
          The brand’s
        </option>
        {TYPEFACES.map(([name, family]) => (
          <option key={name} value={family}>
            {name}
          </option>
        ))}
      </select>
    );
  }
  const range = rangeOf(token.name);
  if (!range) return null;
  const { unit, ...limits } = range;
  return (
    <input
      type="range"
      {...limits}
      value={Number.parseFloat(value) || 0}
      aria-label={`Slide ${title}`}
      onChange={({ target }) => onChange(`${target.value}${unit}`)}
    />
  );
}
