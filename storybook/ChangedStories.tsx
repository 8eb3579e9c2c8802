import { type ReactNode, useEffect, useState } from 'react';
import type { Change } from './changedStories.ts';
import { shownName } from './searchNames.ts';

interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags?: readonly string[];
}

const changeOf = ({ tags = [] }: IndexEntry): Change | undefined =>
  (['new', 'changed'] as const).find((change) => tags.includes(change));

/** The stories that look different since the last release, from Storybook's own index. */
export function ChangedStories(): ReactNode {
  const [entries, setEntries] = useState<readonly IndexEntry[]>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    const read = async () => {
      const response = await fetch('index.json');
      if (!response.ok) throw new Error(`index.json: ${response.status}`);
      const { entries: all } = (await response.json()) as { entries: Record<string, IndexEntry> };
      setEntries(Object.values(all).filter((entry) => entry.type === 'story' && changeOf(entry)));
    };
    read().catch((error: unknown) => setFailure(String(error)));
  }, []);
  if (failure) return <p>The list of stories could not be read ({failure}).</p>;
  if (!entries) return null;
  if (entries.length === 0) return <p>No story looks different.</p>;
  const titles = [...new Set(entries.map(({ title }) => title))];
  return titles.map((title) => (
    <section key={title}>
      <h3>{title}</h3>
      <ul>
        {entries
          .filter((entry) => entry.title === title)
          .map((entry) => (
            <li key={entry.id}>
              <a href={`?path=/story/${entry.id}`} target="_top">
                {shownName(entry.name)}
              </a>
              , {changeOf(entry)}
            </li>
          ))}
      </ul>
    </section>
  ));
}
