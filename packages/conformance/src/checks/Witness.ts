import { changesState, type Operation } from '../contract/Operation.ts';
import { mediaTypeOf } from '../http/Exchange.ts';
import { extend, isObject, type Json } from '../json.ts';
import { draftOf } from '../request/draftOf.ts';
import { encode } from '../request/encode.ts';
import type { Subject } from './Check.ts';

type Leaves = Map<string, Json>;

/** The tag of who is signed in, and of what a page is told first. */
const STATE = 'state providers';

const shareArea = (one: Operation, other: Operation) =>
  one.tags.some((tag) => tag !== STATE && other.tags.includes(tag));

/** A sign-in that is carried out shows in who is signed in. */
const setsCookies = ({ answers }: Operation) =>
  answers.some(({ headers }) => headers.some(({ name }) => name.toLowerCase() === 'set-cookie'));

/**
 * Detects whether refused calls have changed something anyway: reads everything readable about the same subject before
 * and after. Ignores what differs between two reads without a call in between.
 */
export class Witness {
  readonly #subject: Subject;
  readonly #readings: Operation[];
  #before: Leaves = new Map();
  #restless = new Set<string>();
  readonly #answered = new Set<Operation>();

  constructor(subject: Subject) {
    this.#subject = subject;
    const { run, operation } = subject;
    const caller = run.callerOf(operation);
    this.#readings = run.contract.operations.filter(
      (other) =>
        !changesState(other) &&
        other.isPersonal &&
        (shareArea(other, operation) || other.tags.includes(STATE)) &&
        (!other.needsSession || run.callerOf(other) === caller) &&
        Object.keys(run.preparation(other)).length === 0,
    );
  }

  async begin(): Promise<void> {
    const first = await this.#read();
    this.#before = await this.#read();
    this.#restless = new Set(differences(first, this.#before));
  }

  /** Whether nothing that was read would show what this operation changes. */
  get isBlind(): boolean {
    const { run, operation } = this.#subject;
    const isStranger = run.callerOf(operation) === 'anonymous';
    const shows = (reading: Operation) => !isStranger || setsCookies(operation) || shareArea(reading, operation);
    return ![...this.#answered].some(shows);
  }

  /** The places where something has changed since `begin`. */
  async changes(): Promise<string[]> {
    const changed = differences(this.#before, await this.#read());
    return changed.filter((place) => !this.#restless.has(place));
  }

  async #read(): Promise<Leaves> {
    const { run, visitor } = this.#subject;
    const leaves: Leaves = new Map();
    for (const operation of this.#readings) {
      const exchange = await run.send(operation, visitor, encode(draftOf(run.contract, operation)));
      if (!mediaTypeOf(exchange).endsWith('json') || exchange.status >= 400) continue;
      this.#answered.add(operation);
      collect(exchange.json ?? null, operation.id, leaves);
    }
    return leaves;
  }
}

function collect(value: Json, place: string, leaves: Leaves): void {
  if (!isObject(value) && !Array.isArray(value)) leaves.set(place, value);
  else for (const [name, child] of Object.entries(value)) collect(child, extend(place, name), leaves);
}

function differences(one: Leaves, other: Leaves): string[] {
  const places = new Set([...one.keys(), ...other.keys()]);
  return [...places].filter((place) => one.get(place) !== other.get(place));
}
