/**
 * Counts resources a piece may hold outside its own shadow root: listeners on page-wide targets, observers and
 * intervals. Works by wrapping the platform's methods while it is installed.
 */

type Undo = () => void;

function wrap<T extends object, K extends keyof T>(owner: T, name: K, replace: (original: T[K]) => T[K]): Undo {
  const isOwn = Object.hasOwn(owner, name);
  const original = owner[name];
  owner[name] = replace(original);
  return () => {
    if (isOwn) owner[name] = original;
    else delete owner[name];
  };
}

/** Listeners on a page's nodes are released with them; only targets that outlive every element are counted. */
function outlivesElements(target: EventTarget): boolean {
  if (target instanceof AbortSignal || target instanceof MessagePort) return false;
  return (
    !(target instanceof Node) || target === document || target === document.documentElement || target === document.body
  );
}

export class ResourceCount {
  readonly #listeners = new Map<EventTarget, Set<string>>();
  readonly #listenerIds = new WeakMap<object, number>();
  readonly #observers = new Set<object>();
  readonly #intervals = new Set<unknown>();
  readonly #undo: Undo[] = [];
  #nextId = 0;

  #key(type: string, listener: object, options: unknown): string {
    const id = this.#listenerIds.get(listener) ?? this.#nextId++;
    this.#listenerIds.set(listener, id);
    const capture = typeof options === 'object' ? (options as AddEventListenerOptions | null)?.capture : options;
    return `${type} ${id} ${Boolean(capture)}`;
  }

  install(): void {
    const add = (target: EventTarget, key: string) =>
      this.#listeners.set(target, (this.#listeners.get(target) ?? new Set()).add(key));
    const drop = (target: EventTarget, key: string) => this.#listeners.get(target)?.delete(key);
    const keyOf = (type: string, listener: object, options: unknown) => this.#key(type, listener, options);

    // A test runner may have set own methods on the window, which hide the prototype's.
    const owners: EventTarget[] = [EventTarget.prototype];
    for (const name of ['addEventListener', 'removeEventListener']) {
      if (Object.hasOwn(window, name) && !owners.includes(window)) owners.push(window);
    }
    for (const owner of owners) {
      this.#undo.push(
        wrap(
          owner,
          'addEventListener',
          (original) =>
            function (this: EventTarget | undefined, type, listener, options) {
              const target = this ?? window;
              const { once = false, signal } = typeof options === 'object' ? options : {};
              if (listener && !once && outlivesElements(target)) {
                const key = keyOf(type, listener, options);
                add(target, key);
                signal?.addEventListener('abort', () => drop(target, key));
              }
              original.call(target, type, listener, options);
            },
        ),
        wrap(
          owner,
          'removeEventListener',
          (original) =>
            function (this: EventTarget | undefined, type, listener, options) {
              const target = this ?? window;
              if (listener) drop(target, keyOf(type, listener, options));
              original.call(target, type, listener, options);
            },
        ),
      );
    }

    const observers = this.#observers;
    for (const { prototype } of [ResizeObserver, IntersectionObserver, MutationObserver]) {
      const observer = prototype as { observe(...args: unknown[]): void; disconnect(): void };
      this.#undo.push(
        wrap(
          observer,
          'observe',
          (original) =>
            function (this: object, ...args) {
              observers.add(this);
              original.apply(this, args);
            },
        ),
        wrap(
          observer,
          'disconnect',
          (original) =>
            function (this: object) {
              observers.delete(this);
              original.call(this);
            },
        ),
      );
    }

    const intervals = this.#intervals;
    const { setInterval, clearInterval } = window;
    Object.assign(window, {
      setInterval: (...args: Parameters<typeof setInterval>) => {
        const id = setInterval(...args);
        intervals.add(id);
        return id;
      },
      clearInterval: (id: Parameters<typeof clearInterval>[0]) => {
        intervals.delete(id);
        clearInterval(id);
      },
    });
    this.#undo.push(() => Object.assign(window, { setInterval, clearInterval }));
  }

  uninstall(): void {
    for (const undo of this.#undo.splice(0)) undo();
  }

  /** The resources held now, for comparison with an earlier count. */
  snapshot(): { listeners: number; observers: number; intervals: number } {
    let listeners = 0;
    for (const keys of this.#listeners.values()) listeners += keys.size;
    return { listeners, observers: this.#observers.size, intervals: this.#intervals.size };
  }
}
