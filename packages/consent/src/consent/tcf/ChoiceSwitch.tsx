import type { ReactNode } from 'react';
import type { ChoiceList, Choices } from './choices.ts';
import type { Messages } from './messages/generated/Messages.ts';

interface ChoiceSwitchProps {
  messages: Messages;
  /** The list that the switch changes. */
  list: ChoiceList;
  id: number;
  /** The name of the purpose or vendor. */
  name: string;
  choices: Choices;
}

/**
 * A small switch for consent, or for an objection. It keeps its own state, and `handleChange` around it writes the
 * choices; so a press renders nothing again, with hundreds of vendors in the page.
 */
export function ChoiceSwitch({ messages, list, id, name, choices }: ChoiceSwitchProps): ReactNode {
  const choice = list.startsWith('objected') ? messages.object : messages.consent;
  return (
    <label className="tcf-switch" part="switch">
      <span>{choice}</span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says so itself
        role="switch"
        part="input"
        className="ts-switch-input"
        aria-label={messages.named({ choice, name })}
        defaultChecked={choices[list].has(id)}
        data-list={list}
        data-id={id}
      />
    </label>
  );
}
