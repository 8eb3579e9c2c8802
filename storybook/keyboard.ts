type Row = readonly [keys: string, does: string];

const LIST: readonly Row[] = [
  ['Home, End', 'Go to the first or the last option.'],
  ['Page Up, Page Down', 'Go ten options up or down.'],
  ['Enter, Tab', 'Take the active option; Tab also goes on.'],
];

/** What the keyboard does, by the primitive's folder. Each row is proved by the browser test beside the primitive. */
export const keyboard: Readonly<Record<string, readonly Row[]>> = {
  accordion: [
    ['Tab', 'Goes from title to title, and through what is open.'],
    ['Enter, Space', 'Expand or collapse the item.'],
  ],
  button: [['Enter, Space', 'Press it.']],
  checkbox: [['Space', 'Checks and unchecks it.']],
  combobox: [
    ['Letters', 'Are typed; the list shows what matches.'],
    ['↓, ↑', 'Open the list; go round its options, past headings and disabled ones.'],
    ['Alt ↓, Alt ↑', 'Open the list without going into it; close it.'],
    ['Enter, Tab', 'Take the active option; Tab also goes on. Without one the text stays.'],
    ['Escape', 'Closes the list; pressed again, empties the text.'],
  ],
  'confirm-dialog': [
    ['Tab, Shift Tab', 'Go round the controls inside. The harmless answer has the focus first.'],
    ['Escape', 'Closes it, except while it is sending.'],
  ],
  dialog: [
    ['Tab, Shift Tab', 'Go round the controls inside.'],
    ['Escape', 'Closes the dialog in front, unless that is prevented. Focus goes back to where it came from.'],
  ],
  link: [['Enter', 'Follows it.']],
  menu: [
    ['Enter, Space, ↓', 'On the button: open the menu.'],
    ['↓, ↑', 'Go through all items and round.'],
    ['Home, End', 'Go to the first or the last item.'],
    ['Letters', 'Go to the item that begins with them.'],
    ['Enter, Space', 'Choose the item.'],
    ['Escape', 'Closes the menu; focus goes back to its button.'],
    ['Tab', 'Closes the menu and goes on from its button.'],
  ],
  'password-field': [['Tab', 'Goes from the text to the button that shows it.']],
  'radio-group': [
    ['Tab', 'Goes to the chosen one, then out of the group.'],
    ['Arrows', 'Choose the next or the one before.'],
    ['Space', 'Chooses the one with the focus.'],
  ],
  select: [
    ['Enter, Space, ↓, ↑', 'Open the list.'],
    ['↓, ↑', 'Go from option to option, past headings and disabled ones, and stop at both ends.'],
    ['Letters', 'Go to the next option that begins with them.'],
    ...LIST,
    ['Escape', 'Closes the list and takes nothing.'],
  ],
  switch: [['Space', 'Turns it on and off.']],
  tabs: [
    ['Tab', 'Goes to the chosen tab, then into its panel.'],
    ['←, →', 'Go to the tab they point at, round and round; they also choose it, unless activation is manual.'],
    ['Home, End', 'Go to the first or the last tab.'],
    ['Enter, Space', 'Choose the tab with the focus, where activation is manual.'],
  ],
  toast: [
    ['Tab', 'Reaches its buttons; while focus is on it, it stays.'],
    ['Escape', 'Dismisses it; focus goes back to where it was.'],
  ],
  tooltip: [
    ['Tab', 'Shows it after 100 ms on the control that has the focus.'],
    ['Escape', 'Closes it, and only it.'],
  ],
};
