import {
  DocsContext,
  DocsPage,
  Heading,
  Markdown,
  Source,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { toMarkdownTables } from '@travel-shell/element/docs';
import { type ReactNode, useContext } from 'react';
import { ComponentDocs } from './ComponentDocs.tsx';
import { folderOf } from './componentUsage.ts';
import { contractOf } from './contracts.ts';
import { embedSnippet } from './embedSnippet.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { humanName } from './searchNames.ts';

/** The docs page of a component: a primitive, or a piece, whose page is generated from its contract. */
export function Docs(): ReactNode {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { componentStories } = useContext(DocsContext);
  const contract = contractOf(preparedMeta.component);
  const folder = folderOf(String(preparedMeta.parameters.fileName));
  if (folder) return <ComponentDocs folder={folder} />;
  if (!contract) return <DocsPage />;
  const [primary, ...others] = componentStories().filter(({ tags }) => tags.includes('autodocs'));
  return (
    <>
      <Title>{`<${contract.tag}>`}</Title>
      <Subtitle>{contract.summary}</Subtitle>
      {primary && <StoryFrame story={primary} />}
      <Heading>Embed</Heading>
      <Source language="html" code={embedSnippet(contract)} />
      <p>
        {/* The demo serves both. */}
        <a href={`/playground/?piece=${contract.tag}`} target="_top">
          Open in the playground
        </a>
        , which writes it for PHP, JSP, nginx, React, Vue, Svelte and Next, too.{' '}
        <a href={`/docs/elements/${contract.tag}.html`} target="_top">
          The reference has a live example.
        </a>
      </p>
      <Heading>Contract</Heading>
      <Markdown>{toMarkdownTables(contract)}</Markdown>
      {others.length > 0 && <Heading>States</Heading>}
      {others.map((story) => (
        <section key={story.id}>
          <Subheading>{humanName(story.name)}</Subheading>
          <StoryFrame story={story} />
        </section>
      ))}
    </>
  );
}
