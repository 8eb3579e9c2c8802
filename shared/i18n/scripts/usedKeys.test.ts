import { expect, test } from 'vitest';
import { usedKeys } from './usedKeys.ts';

const paths = (source: string) => usedKeys(source).map(({ path, isComputed }) => (isComputed ? `${path}[]` : path));

test.each([
  ['messages.trips', ['trips']],
  ['props.messages.trips', ['trips']],
  ['this.props.messages?.trips!.length', ['trips.length']],
  ['messages.home({ brand })', ['home']],
  ['<a title={messages.a}>{open && messages.b}</a>', ['a', 'b']],
  ['messages.verticals.flights', ['verticals.flights']],
  ['messages.verticals[item.name] ?? messages.other', ['verticals[]', 'other']],
  ['messages.verticals[messages.key]', ['verticals[]', 'key']],
  ['const names: Record<string, string> = messages.verticals;', ['verticals']],
  ['const { trips, menu: label = "x" } = props.messages;', ['trips', 'menu']],
  ['const { verticals: { flights } } = messages;', ['verticals.flights']],
  ['function f({ messages: { trips } }: Props) {}', ['trips']],
  ['<Panel messages={messages} />; show(messages); ({ messages })', []],
  ['const { messages } = props; other.trips; texts["messages"]', []],
  ['// messages.trips\nconst text = "messages.trips";', []],
  ['messages[key]', ['[]']],
])('%s', (source, used) => {
  expect(paths(source)).toEqual(used);
});
