import { defineContract, type PieceProps } from '@travel-shell/element/contract';
import { baseSheet } from '@travel-shell/ui/base';
import { LOOKS_ATTRIBUTES } from '../contract.ts';
import { definePiece, type Looks } from '../definePiece.ts';
import { defineScreens, type Screen, type ScreenModule, type ScreenProps } from './defineScreens.ts';
import { ScreenFrame, screenFrameSheets } from './ScreenFrame.tsx';

/** For tests: a few screens of one element. */
export const MESSAGES = {
  lang: 'en-US',
  dir: 'ltr' as const,
  frame: {
    navigation: 'Desk',
    loading: 'Loading',
    failed: 'This could not be loaded.',
    retry: 'Try again',
    forbidden: 'Ask an administrator to let you see this.',
    notFound: 'There is no such page',
    needsScript: 'This page needs JavaScript.',
  },
  titles: { home: 'Overview', people: 'People', person: 'Person', invoices: 'Invoices' },
};
type Messages = typeof MESSAGES;

function Home({ go }: ScreenProps<Messages>) {
  return (
    <div style={{ blockSize: 3000 }}>
      <p>The overview</p>
      <button type="button" onClick={() => go('/desk/people', 'overview-done')}>
        Done
      </button>
      <a href="/desk/people#top">To the people, at a place</a>
      <a href="/elsewhere">Elsewhere</a>
    </div>
  );
}

function People({ search, hrefOf, setSearch, pushSearch }: ScreenProps<Messages>) {
  return (
    <div style={{ blockSize: 4000 }}>
      <label>
        Name
        <input value={search.get('name') ?? ''} onChange={({ target }) => setSearch({ name: target.value })} />
      </label>
      <a
        href={hrefOf({ page: '2' })}
        onClick={(event) => {
          event.preventDefault();
          pushSearch({ page: '2' });
        }}
      >
        Next
      </a>
      <p>Page {search.get('page') ?? '1'}</p>
      <div style={{ blockSize: 2000 }} />
      <a href="/desk/people/ada%20l">Ada</a>
    </div>
  );
}

const Person = ({ params }: ScreenProps<Messages>) => <p>This is {params.id}</p>;
const Invoices = () => <p>The invoices</p>;

/** The sheets of every screen; a server has no such objects. */
export const screenSheets = typeof CSSStyleSheet === 'undefined' ? [] : [new CSSStyleSheet()];
const moduleOf = (View: Screen<Messages>['View']): ScreenModule<Messages> => ({
  screen: { View, sheets: screenSheets },
});

/** Replaced by tests: how each chunk is fetched. */
export const fetched: Record<string, () => Promise<ScreenModule<Messages>>> = {};

/** The chunks, as the network brings them at once. */
export function bringAll(): void {
  fetched.home = async () => moduleOf(Home);
  fetched.people = async () => moduleOf(People);
  fetched.person = async () => moduleOf(Person);
  fetched.invoices = async () => moduleOf(Invoices);
}

const load = (key: string) => () => (fetched[key] as () => Promise<ScreenModule<Messages>>)();

/** New ones have no chunk yet. */
export const deskScreens = () =>
  defineScreens<Messages>('desk', [
    { key: 'home', path: '/desk', title: 'home', load: load('home') },
    { key: 'people', path: '/desk/people', title: 'people', load: load('people') },
    { key: 'person', path: '/desk/people/{id}', title: 'person', load: load('person') },
    {
      key: 'invoices',
      path: '/desk/invoices',
      title: 'invoices',
      needs: { permissions: ['COMPANY_SETTINGS_MANAGEMENT'] },
      load: load('invoices'),
    },
  ]);

/** A piece with a tag of its own, as each test defines one. */
export function deskPiece(tag: `travel-${string}`, screens = deskScreens()) {
  const contract = defineContract({
    tag,
    version: '1.0.0',
    summary: 'A piece of one test.',
    attributes: { ...LOOKS_ATTRIBUTES, page: { type: 'string', default: '/desk', description: 'Its screen.' } },
    properties: { business: { description: 'Who the visitor is.' } },
    events: {},
    slots: {},
    parts: {},
    cssProperties: {},
    states: {},
  });
  const View = ({ page, business, element, prepared }: PieceProps<typeof contract, Looks<Messages>>) => (
    <ScreenFrame
      screens={screens}
      page={page}
      host={element.host}
      messages={prepared.messages}
      titles={prepared.messages.titles}
      words={prepared.messages.frame}
      business={business as undefined}
    />
  );
  return definePiece({ contract, View, sheets: [baseSheet, ...screenFrameSheets], loadMessages: async () => MESSAGES });
}
