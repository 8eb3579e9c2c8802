/** The title of the test beside the primitive that shows it, or of another one's: `dialog › its title`. */
type Proof = string;
type Row = readonly [keys: string, does: string, ...proofs: [Proof, ...Proof[]]];

/**
 * Keyboard behaviour, by the primitive's folder. `keyboard.test.ts` checks every row: its tests must exist and press
 * each of its keys.
 */
export const keyboard: Readonly<Record<string, readonly Row[]>> = {
  accordion: [
    [
      'Tab',
      'Goes from title to title, and through what is open.',
      '"%s" opens and closes an item; Tab skips closed content',
    ],
    ['Enter, Space', 'Expand or collapse the item.', '"%s" opens and closes an item; Tab skips closed content'],
  ],
  adaptive: [
    [
      'Escape',
      'Closes it; focus goes back to its trigger.',
      'Escape closes it and returns the focus; a press elsewhere closes it',
    ],
  ],
  button: [['Enter, Space', 'Press it.', '"%s" presses it']],
  checkbox: [['Space', 'Checks and unchecks it.', 'Space toggles it']],
  combobox: [
    [
      'Letters',
      'Are typed; the list shows what is found.',
      'letters are typed; the list shows what is found, no option is active, the focus stays',
    ],
    [
      '↓, ↑, Alt ↓',
      'Open a closed list at its first or last option, or at none.',
      'arrows open a closed list at its first or last option, with Alt at none',
    ],
    ['↓, ↑', 'Go round the options of an open list.', 'arrows go round the options'],
    ['Alt ↑', 'Closes the list.', 'Alt and Up Arrow close the list'],
    ['←, →, Home, End', 'Go back to the text and move the caret.', '%s returns to the text and moves the caret'],
    [
      'Enter, Tab',
      'Choose the active option, or Enter the only one; Tab also goes on.',
      'Enter chooses the active option',
      'Enter takes the only option there is',
      'Tab chooses the active option and moves the focus on',
    ],
    [
      'Enter, Tab',
      'Choose nothing while the list is not that of the text.',
      "%s chooses nothing from an older query's list",
    ],
    [
      'Enter',
      'Asks again where the search has failed.',
      'a failed one is asked again by Enter, and its button is reached by Tab',
    ],
    [
      'Escape',
      'Closes the list; pressed again, clears the text; then it is for the dialog around it.',
      'closes the list, then clears the text and who was chosen',
      'one key for each layer: the list, the text, the dialog, the dialog of the host',
    ],
  ],
  'confirm-dialog': [
    [
      'Enter',
      'Gives the harmless answer, which has the focus first.',
      'it is an alert dialog, named by its question, described by its text, with the cancel button focused',
    ],
    [
      'Tab, Shift Tab',
      'Go round the controls inside.',
      'dialog › focus goes to the first control of the contents, stays inside, and returns',
    ],
    [
      'Escape',
      'Closes it, except while it is sending.',
      'while confirming it shows progress, confirms once, and cannot be closed',
      'dialog › MSC-068 Escape closes it, even after a press on its text has moved the focus',
    ],
  ],
  'date-fields': [
    [
      'Digits',
      'Are typed; a part that is full goes on to the next one that is empty.',
      'eight digits are a whole date: a part that is full goes on to the next one',
    ],
  ],
  dialog: [
    [
      'Tab, Shift Tab',
      'Go round the controls inside.',
      'focus goes to the first control of the contents, stays inside, and returns',
    ],
    [
      'Escape',
      'Closes the dialog in front; focus goes back to where it came from.',
      'Escape closes the front one of two dialogs',
      'focus goes to the first control of the contents, stays inside, and returns',
    ],
    [
      'Escape',
      'Does nothing where that is prevented.',
      'MSC-068 a prevented Escape does not close it, even when repeated',
    ],
  ],
  'disclosure-navigation': [
    [
      'Enter',
      'Opens and closes the group.',
      'a group opens by keyboard, and Escape closes the innermost one and keeps the focus',
    ],
    [
      'Escape',
      'Closes the group around the focus, which goes to its button.',
      'a group opens by keyboard, and Escape closes the innermost one and keeps the focus',
    ],
  ],
  'file-field': [['Space', 'Opens the choice of a file.', 'is reached and pressed by the keyboard']],
  link: [['Enter', 'Follows it.', 'Enter follows it']],
  menu: [
    ['Enter, Space, ↓', 'On the button: open the menu at its first item.', '"%s" on the button opens it on "%s"'],
    ['↑', 'On the button: opens it at its last one.', '"%s" on the button opens it on "%s"'],
    ['↓, ↑', 'Go through all items and round.', 'arrows move through all items and wrap, Home and End go to the ends'],
    [
      'Home, End',
      'Go to the first or the last item.',
      'arrows move through all items and wrap, Home and End go to the ends',
    ],
    ['Letters', 'Go to the item that begins with them.', 'letters move to the item that starts with them'],
    ['Enter, Space', 'Choose the item.', '"%s" selects, closes, and returns the focus', '"%s" follows a link'],
    ['Escape', 'Closes the menu; focus goes back to its button.', 'Escape closes it but not the dialog around it'],
    ['Tab', 'Closes the menu and goes on from its button.', 'Tab closes it and continues from the button'],
  ],
  navigation: [
    ['Escape', 'Closes its dialog.', 'in a dialog it is modal, focuses its first link, and Escape closes it'],
  ],
  'native-select': [
    [
      'Letters',
      'Choose the option that begins with them; all other keys are the browser’s own.',
      'a currency is found by its code, and the form sends that',
    ],
  ],
  'password-field': [
    [
      'Tab',
      'Goes from the text to the button that shows it.',
      'Tab goes from the text to the button, Space presses it',
    ],
    ['Space', 'On the button: shows and hides the password.', 'Tab goes from the text to the button, Space presses it'],
  ],
  popover: [
    [
      'Escape',
      'Closes it; focus inside it goes back to its trigger.',
      'a popover in a shadow root returns the focus only when Escape closes it while it contains the focus',
    ],
  ],
  'radio-group': [
    [
      'Tab',
      'Goes to the chosen one, then out of the group.',
      'Tab moves to the selected one and then out of the group',
    ],
    [
      '↓, →, ↑, ←',
      'Choose the next or the one before, past disabled ones and round.',
      '%s selects the next one, skips disabled ones and wraps around',
    ],
    ['Space', 'Chooses the one with the focus.', 'Space selects the focused one'],
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
      'arrows move between options, skip headings and disabled ones, and stop at both ends',
    ],
    ['Home, End', 'Go to the first or the last option.', 'Home and End go to the ends'],
    ['Page Up, Page Down', 'Go ten options up or down.', 'Page Down and Page Up go ten options'],
    [
      'Letters',
      'Go to the next option that begins with them.',
      'letters move to the next option that starts with them; repeating one moves on',
    ],
    [
      'Enter, Space, Alt ↑, Tab',
      'Take the active option; Tab also goes on.',
      '%s selects the active option and closes',
      'Tab selects the active option and moves the focus on',
    ],
    ['Escape', 'Closes the list and takes nothing.', 'Escape closes without a selection and does not propagate'],
  ],
  switch: [['Space', 'Turns it on and off.', 'Space turns it on and off']],
  tabs: [
    [
      'Tab, Shift Tab',
      'Go to the chosen tab, then into its panel; and back.',
      'Tab enters at the selected tab and leaves into its panel from any tab',
    ],
    [
      '←, →',
      'Go to the tab they point at, round and round, and choose it.',
      'automatic: the arrows select and wrap around, Home and End go to the ends',
      'in right-to-left text the arrows move in their own direction',
    ],
    [
      'Home, End',
      'Go to the first or the last tab.',
      'automatic: the arrows select and wrap around, Home and End go to the ends',
    ],
    [
      'Enter, Space',
      'Where activation is manual: choose the tab with the focus, which arrows only move.',
      'manual: the arrows only move the focus, "%s" selects',
    ],
  ],
  toast: [
    ['Tab', 'Reaches its buttons.', 'a toast with an action stays until it is used once, then the focus returns'],
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
      'MSC-064 CON-019 on keyboard focus it shows after 100 ms, and stays until blur',
    ],
    ['Escape', 'Closes it, and only it.', 'MSC-061 Escape closes only the tooltip, wherever the focus is'],
  ],
};
