import type { Schema } from '@travel-shell/contract';
import { siteUrl } from '@travel-shell/piece';
import { Link } from '@travel-shell/ui/link';
import { type ReactNode, useEffect, useState } from 'react';
import type { PartProps } from '../TripsDrawerProps.ts';
import { TRIPS_PAGE } from '../tripsPage.ts';
import { SavedRow } from './SavedRow.tsx';

type SavedResult = Schema<'SavedForLaterTrip'>;

/** The others are on the trips page, where a link leads. */
const SAVED_SHOWN = 10;

/** A result that was removed while the drawer is open, and where it was. */
interface Removed {
  saved: SavedResult;
  index: number;
}

/**
 * The results that are saved for later. A removed result keeps its row until the drawer closes, so that it can be put
 * back.
 */
export function Saved({ saved, ...props }: PartProps & { saved: readonly SavedResult[] }): ReactNode {
  const { isOpen, prepared, onTrack } = props;
  const { messages } = prepared;
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  useEffect(() => {
    if (!isOpen) setRemoved([]);
  }, [isOpen]);

  const rows = [...saved];
  for (const { saved: gone, index } of removed) {
    if (!rows.some(({ resultData }) => resultData.resultId === gone.resultData.resultId)) rows.splice(index, 0, gone);
  }
  const hidden = Math.max(0, rows.length - SAVED_SHOWN);
  if (rows.length === 0) return null;
  return (
    <section className="saved" aria-labelledby="saved">
      <h3 id="saved" className="section-heading">
        {messages.savedForLater}
      </h3>
      <ul className="list">
        {rows.slice(0, SAVED_SHOWN).map((row, index) => (
          <SavedRow
            key={row.resultData.resultId}
            {...props}
            result={row.resultData}
            onRemove={() =>
              setRemoved((all) => [...all.filter(({ saved: one }) => one !== row), { saved: row, index }])
            }
          />
        ))}
      </ul>
      {hidden > 0 && (
        <Link href={siteUrl(TRIPS_PAGE)} variant="quiet" fullWidth onClick={() => onTrack('saved', 'click', 'more')}>
          {messages.moreSaved({ count: hidden })}
        </Link>
      )}
    </section>
  );
}
