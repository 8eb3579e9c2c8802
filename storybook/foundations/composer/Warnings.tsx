import { type ContrastFailure, problemLine, problemsIn } from '@travel-shell/tokens/compile/contrast';
import type { ReactNode } from 'react';
import type { ComposedFolder, Waivers } from './composedFolder.ts';
import { REASON } from './composedFolder.ts';

interface WarningsProps {
  folder: ComposedFolder | undefined;
  waivers: Waivers;
  onWaive: (waivers: Waivers) => void;
}

const pairsOf = (failures: readonly ContrastFailure[]) => [...new Set(failures.map(({ names }) => names.join(' on ')))];

/** The command's lines about the colours, in its words. */
export function Warnings({ folder, waivers, onWaive }: WarningsProps): ReactNode {
  if (!folder) return null;
  const { problems, failures } = folder;
  const decorating = pairsOf(failures.filter(({ decorates }) => decorates));
  const isWaived = Object.keys(waivers).length > 0;
  return (
    <section className="composer-warnings" aria-labelledby="composer-contrast">
      <h2 id="composer-contrast">What travel-shell-brand will say of its colours</h2>
      <p role="status">
        {problems.length === 0 ? 'Every pair of colours meets WCAG AA.' : problemsIn('the folder', problems)}
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.file} ${problem.path}`}>{problemLine(problem)}</li>
        ))}
      </ul>
      {(decorating.length > 0 || isWaived) && (
        <label className="composer-waiver">
          <input
            type="checkbox"
            checked={isWaived}
            onChange={({ target }) =>
              onWaive(target.checked ? Object.fromEntries(decorating.map((pair) => [pair, REASON])) : {})
            }
          />
          <span>
            The brand colour only decorates: write that as waivers into brand.json (
            {(isWaived ? Object.keys(waivers) : decorating).join(', ')})
          </span>
        </label>
      )}
    </section>
  );
}
