import type { ReactNode } from 'react';
import { type ChoiceList, type Choices, chooseAll, hasAll, offeredIn } from './choices.ts';
import type { Offer } from './offer.ts';

interface AllSwitchProps {
  label: string;
  /** The lists that the switch changes. Empty lists are none of its business. */
  lists: readonly ChoiceList[];
  offer: Offer;
  choices: Choices;
}

/** A switch for all that these lists offer. As `ChoiceSwitch`, it keeps its own state, see `changeChoices`. */
export function AllSwitch({ label, lists, offer, choices }: AllSwitchProps): ReactNode {
  if (lists.every((list) => offeredIn(offer, list).length === 0)) return null;
  return (
    <label className="tcf-switch tcf-all" part="switch">
      <span>{label}</span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says so itself
        role="switch"
        part="input"
        className="ts-switch-input"
        defaultChecked={hasAll(choices, offer, lists)}
        data-all={lists.join(' ')}
      />
    </label>
  );
}

const listsOf = ({ dataset }: HTMLElement) => (dataset.all ?? '').split(' ') as ChoiceList[];

/**
 * Writes what a switch in `box` says into the choices, and has the other switches say the same: one listener for all of
 * them, and nothing is rendered again.
 */
export function changeChoices(box: HTMLElement, changed: HTMLInputElement, choices: Choices, offer: Offer): void {
  const { list, id, all } = changed.dataset;
  if (list) {
    const ids = choices[list as ChoiceList];
    if (changed.checked) ids.add(Number(id));
    else ids.delete(Number(id));
  } else if (all)
    for (const each of listsOf(changed)) {
      chooseAll(choices, offer, each, changed.checked);
      for (const input of box.querySelectorAll<HTMLInputElement>(`[data-list="${each}"]`))
        input.checked = changed.checked;
    }
  else return;
  for (const input of box.querySelectorAll<HTMLInputElement>('[data-all]'))
    input.checked = hasAll(choices, offer, listsOf(input));
}
