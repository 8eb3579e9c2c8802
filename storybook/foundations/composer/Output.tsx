import { type ReactNode, useState } from 'react';

interface OutputProps {
  css: string;
  address: string;
  isChanged: boolean;
  onReset: () => void;
}

/** The result: the CSS, or a URL that restores all changes. */
export function Output({ css, address, isChanged, onReset }: OutputProps): ReactNode {
  const [said, setSaid] = useState('');

  async function copy(what: string, text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(`${what} copied.`);
    } catch {
      // A framed page may lack the permission; the text can still be selected.
      setSaid(`The browser does not let this page copy. Select it by hand: ${text}`);
    }
  }

  return (
    <section className="composer-output" aria-labelledby="composer-css">
      <div className="composer-actions">
        <h2 id="composer-css">CSS for the host</h2>
        <button type="button" disabled={!isChanged} onClick={() => copy('CSS', css)}>
          Copy CSS
        </button>
        <button type="button" disabled={!isChanged} onClick={() => copy('Address', address)}>
          Copy address
        </button>
        <button type="button" disabled={!isChanged} onClick={onReset}>
          Reset all
        </button>
      </div>
      {isChanged ? <pre>{css}</pre> : <p>Change a token, and the CSS that does so appears here.</p>}
      <p role="status">{said}</p>
    </section>
  );
}
