/** The title of the test beside the primitive that shows it, or of another one's: `dialog › its title`. */
type Proof = string;
type Row = readonly [keys: string, does: string, ...proofs: [Proof, ...Proof[]]];

/**
 * What the keyboard does, by the primitive's folder. `keyboard.test.ts` holds every row to its tests: they have to be
 * there and to press each of its keys.
 */
export const keyboard: Readonly<Record<string, readonly Row[]>> = {
  accordion: [
    [
      'Tab',
      'Goes from title to title, and through what is open.',
      '"%s" opens and closes; what is closed is not on the way of Tab',
    ],
    ['Enter, Space', 'Expand or collapse the item.', '"%s" opens and closes; what is closed is not on the way of Tab'],
  ],
  adaptive: [
    [
      'Escape',
      'Closes it; focus goes back to its trigger.',
      'Escape closes it and gives the focus back; a press elsewhere closes it',
    ],
  ],
  button: [['Enter, Space', 'Press it.', 'it is a button: "%s" presses it']],
  checkbox: [['Space', 'Checks and unchecks it.', 'Space changes it']],
  combobox: [
    [
      'Letters',
      'Are typed; the list shows what matches.',
      'typing opens the list of what matches; no option is active, the focus stays',
    ],
    [
      '↓, ↑',
      'Open the list at its first or last option.',
      'Down Arrow opens a closed list and goes to its first option',
      'Up Arrow opens a closed list and goes to its last option',
    ],
    [
      '↓, ↑',
      'Go round the options of an open list, past headings and disabled ones.',
      'arrows go round, past headings and disabled options',
    ],
    [
      'Alt ↓, Alt ↑',
      'Open the list without going into it; close it.',
      'Alt and Down Arrow open the list and go nowhere',
      'Alt and Up Arrow close it',
    ],
    ['←, →, Home, End', 'Go back to the text and move the caret.', '%s goes back to the text and moves the caret'],
    [
      'Enter, Tab',
      'Take the active option; Tab also goes on.',
      'Enter takes the active option',
      'Tab takes the active option and moves the focus on',
    ],
    [
      'Enter',
      'Without an active option: closes the list, and the text stays.',
      'Enter closes a list without an active option and keeps the text',
    ],
    [
      'Escape',
      'Closes the list; pressed again, empties the text.',
      'Escape closes the list first, then empties the text',
    ],
  ],
  'confirm-dialog': [
    [
      'Enter',
      'Gives the harmless answer, which has the focus first.',
      'it is an alert dialog, named by its question, described by its text, with the harmless answer in focus',
    ],
    [
      'Tab, Shift Tab',
      'Go round the controls inside.',
      'dialog › focus goes to the first control of the contents, stays inside, and comes back',
    ],
    [
      'Escape',
      'Closes it, except while it is sending.',
      'while sending it says so, sends once, and cannot be left',
      'dialog › MSC-068 Escape closes it, also when a press on its text has taken the focus away',
    ],
  ],
  dialog: [
    [
      'Tab, Shift Tab',
      'Go round the controls inside.',
      'focus goes to the first control of the contents, stays inside, and comes back',
    ],
    [
      'Escape',
      'Closes the dialog in front; focus goes back to where it came from.',
      'of two dialogs Escape closes the one in front',
      'focus goes to the first control of the contents, stays inside, and comes back',
    ],
    [
      'Escape',
      'Does nothing where that is prevented.',
      'MSC-068 Escape does not close it when prevented, however often it is pressed',
    ],
  ],
  link: [['Enter', 'Follows it.', 'Enter follows it']],
  menu: [
    ['Enter, Space, ↓', 'On the button: open the menu at its first item.', '"%s" on the button opens it on "%s"'],
    ['↑', 'On the button: opens it at its last one.', '"%s" on the button opens it on "%s"'],
    ['↓, ↑', 'Go through all items and round.', 'arrows walk through all items and round, Home and End go to the ends'],
    [
      'Home, End',
      'Go to the first or the last item.',
      'arrows walk through all items and round, Home and End go to the ends',
    ],
    ['Letters', 'Go to the item that begins with them.', 'letters go to the item that begins with them'],
    ['Enter, Space', 'Choose the item.', '"%s" chooses, closes, and gives the focus back', '"%s" follows a link'],
    ['Escape', 'Closes the menu; focus goes back to its button.', 'Escape closes it, and not what it stands in'],
    ['Tab', 'Closes the menu and goes on from its button.', 'Tab closes it and goes on from the button'],
  ],
  navigation: [
    ['Escape', 'Closes its dialog.', 'in a dialog it is modal, begins with its first link, and Escape closes it'],
  ],
  'password-field': [
    [
      'Tab',
      'Goes from the text to the button that shows it.',
      'Tab goes from the text to the button, Space presses it',
    ],
    ['Space', 'On the button: shows and hides the password.', 'Tab goes from the text to the button, Space presses it'],
  ],
  'radio-group': [
    ['Tab', 'Goes to the chosen one, then out of the group.', 'Tab goes to the chosen one and then out of the group'],
    [
      '↓, →, ↑, ←',
      'Choose the next or the one before, past disabled ones and round.',
      '%s chooses the neighbour, past disabled ones and round the end',
    ],
    ['Space', 'Chooses the one with the focus.', 'Space chooses the one with the focus'],
  ],
  select: [
    [
      'Enter, Space, ↓, ↑, Home, End, Letters',
      'Open the list; ↑ and Home at its first option, End at its last, letters at the one that begins with them.',
      '%s opens the list on "%s"; the focus and the value stay',
    ],
    [
      '↓, ↑',
      'Go from option to option, past headings and disabled ones, and stop at both ends.',
      'arrows go from option to option, past headings and disabled ones, and stop at both ends',
    ],
    ['Home, End', 'Go to the first or the last option.', 'Home and End go to the ends'],
    ['Page Up, Page Down', 'Go ten options up or down.', 'Page Down and Page Up go ten options'],
    [
      'Letters',
      'Go to the next option that begins with them.',
      'letters go to the next option that begins with them; the same one again goes on',
    ],
    [
      'Enter, Space, Alt ↑, Tab',
      'Take the active option; Tab also goes on.',
      '%s takes the active option and closes',
      'Tab takes the active option and moves the focus on',
    ],
    ['Escape', 'Closes the list and takes nothing.', 'Escape closes, takes nothing, and is used up'],
  ],
  switch: [['Space', 'Turns it on and off.', 'Space turns it on and off']],
  tabs: [
    [
      'Tab, Shift Tab',
      'Go to the chosen tab, then into its panel; and back.',
      'Tab goes in to the chosen tab and out into its panel, wherever the arrows have gone',
    ],
    [
      '←, →',
      'Go to the tab they point at, round and round, and choose it.',
      'automatic: the arrows choose, round and round, Home and End go to the ends',
      'from right to left the arrows go as they point',
    ],
    [
      'Home, End',
      'Go to the first or the last tab.',
      'automatic: the arrows choose, round and round, Home and End go to the ends',
    ],
    [
      'Enter, Space',
      'Where activation is manual: choose the tab with the focus, which arrows only move.',
      'manual: the arrows move the focus alone, "%s" chooses',
    ],
  ],
  toast: [
    ['Tab', 'Reaches its buttons.', 'one with an action stays until it is used, once; focus goes back to where it was'],
    [
      'Escape',
      'Dismisses the one with the focus, which goes back to where it was.',
      'its button and Escape dismiss it',
    ],
  ],
  tooltip: [
    [
      'Tab',
      'Shows it after 100 ms on the control that has the focus.',
      'MSC-064 CON-019 for the keyboard it shows after 100 ms, and stays while the focus does',
    ],
    ['Escape', 'Closes it, and only it.', 'MSC-061 Escape closes it, and only it, wherever the focus is'],
  ],
};
