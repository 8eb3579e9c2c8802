import { createElement, type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { attributeName } from './attributeName.ts';
import type { ElementContract } from './contract.ts';
import type { ReactComponentProps } from './types.ts';

/** `travel-menu-toggle` is passed as `onTravelMenuToggle`. */
function eventProp(event: string): string {
  return `on-${event}`.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * A typed React component for the tag of a contract, for React pages that embed the element. It renders only
 * the tag, on a server too; the loader defines the element, before or after.
 *
 * Plain values become attributes, which a server can send. JSON attributes and properties are set on the element, so
 * that they keep their identity. Listeners are attached by hand: React 19 skips a custom element's listeners when hydrating
 * (github.com/facebook/react/issues/35446; drop this once that has landed).
 */
export function createReactComponent<const C extends ElementContract>(
  contract: C,
): (props: ReactComponentProps<C>) => ReactNode {
  const eventProps = new Map(Object.keys(contract.events).map((event) => [eventProp(event), event]));

  function TravelElement({ ref, ...props }: Record<string, unknown>): ReactNode {
    const elementRef = useRef<HTMLElement>(null);
    const listeners = useRef<Record<string, unknown>>({});
    useImperativeHandle(ref as Ref<HTMLElement>, () => elementRef.current as HTMLElement, []);

    const passed: Record<string, unknown> = {};
    const assigned: Record<string, unknown> = {};
    const heard: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(props)) {
      const attribute = contract.attributes[name];
      const event = eventProps.get(name);
      if (event) heard[event] = value;
      else if (attribute && attribute.type !== 'json') passed[attributeName(name)] = value;
      else if (attribute || (contract.properties && Object.hasOwn(contract.properties, name))) assigned[name] = value;
      else passed[name] = value;
    }
    for (const [event, { turnsOn }] of Object.entries(contract.events as ElementContract['events'])) {
      if (turnsOn && heard[event]) passed[attributeName(turnsOn)] ??= 'on';
    }

    const assignedBefore = useRef<Record<string, unknown>>({});
    useLayoutEffect(() => {
      listeners.current = heard;
      const element = elementRef.current as unknown as Record<string, unknown>;
      const before = assignedBefore.current;
      const names = Object.keys({ ...before, ...assigned }).filter((name) => !Object.is(before[name], assigned[name]));
      for (const name of names) element[name] = assigned[name];
      assignedBefore.current = assigned;
      // A fragment does not show them.
      if (names[0] && !customElements.get(contract.tag)) elementRef.current?.setAttribute('load', 'eager');
    });

    useLayoutEffect(() => {
      const element = elementRef.current as HTMLElement;
      const hear = (event: Event): void => {
        const listener = listeners.current[event.type];
        if (typeof listener === 'function') listener(event);
      };
      for (const event of eventProps.values()) element.addEventListener(event, hear);
      return () => {
        for (const event of eventProps.values()) element.removeEventListener(event, hear);
      };
    }, []);

    return createElement(contract.tag, { ...passed, ref: elementRef });
  }

  return TravelElement as unknown as (props: ReactComponentProps<C>) => ReactNode;
}
