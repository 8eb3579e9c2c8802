import { BRANDS } from '@travel-shell/core';
import { strToU8, zipSync } from 'fflate';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import type { ComposedFolder } from './composedFolder.ts';

/** As brand.schema.json has it; and none of ours. */
const ID = `(?!(?:${BRANDS.join('|')})$)[a-z][a-z0-9\\-]{0,39}`;

/** The id that goes with a name: `acme-trips` for “Acme Trips”. */
const idOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-\d]+|-+$/g, '')
    .slice(0, 40);

/** The folder as an archive, for the browser to save. */
function pack({ files }: ComposedFolder, id: string): Blob {
  const entries = Object.entries(files).map(([file, text]) => [`${id}/${file}`, strToU8(text)]);
  return new Blob([zipSync(Object.fromEntries(entries))], { type: 'application/zip' });
}

function save(archive: Blob, file: string): void {
  const address = URL.createObjectURL(archive);
  Object.assign(document.createElement('a'), { href: address, download: file }).click();
  // The browser reads it after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

interface DownloadFolderProps {
  /** The folder of a brand with this id and name, once its files are there. */
  compose: (description: { id: string; name: string }) => Promise<ComposedFolder>;
}

/** The composition as a brand of its own, for `travel-shell-brand`. */
export function DownloadFolder({ compose }: DownloadFolderProps): ReactNode {
  const [name, setName] = useState('');
  const [ownId, setOwnId] = useState<string>();
  const [said, setSaid] = useState<ReactNode>();
  const title = useId();
  const id = ownId ?? idOf(name);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const folder = await compose({ id, name });
    const {
      left,
      problems: { length: problems },
    } = folder;
    save(pack(folder, id), `${id}.zip`);
    setSaid(
      <>
        {id}.zip is downloaded. Unpack it, replace the logo, then run <code>npx travel-shell-brand check {id}</code>.
        {problems > 0 &&
          ` It will name the ${problems === 1 ? 'problem' : `${problems} problems`} of colours that this page lists.`}
        {left.length > 0 && ` Not in it, as only a page’s CSS can set them so: ${left.join(', ')}.`}
      </>,
    );
  }

  return (
    <section className="composer-output" aria-labelledby={title}>
      <h2 id={title}>A brand of its own</h2>
      <p className="composer-hint">
        The whole brand with your changes, as a folder: tokens, logo, navigation. What you change in the default
        presentation recolours dark and AOS, too.
      </p>
      <form className="composer-folder" onSubmit={(event) => void handleSubmit(event)}>
        <label className="composer-field">
          Name
          <input
            type="text"
            required
            maxLength={60}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <label className="composer-field">
          Id
          <input
            type="text"
            required
            pattern={ID}
            title={`Small letters, digits and hyphens, beginning with a letter; not ${BRANDS.join(', ')}.`}
            autoComplete="off"
            spellCheck={false}
            value={id}
            onChange={({ target }) => setOwnId(target.value)}
          />
        </label>
        <button type="submit">Download brand folder</button>
      </form>
      <p role="status">{said}</p>
    </section>
  );
}
