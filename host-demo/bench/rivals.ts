import { CHOICES, SURFACES, type Surface } from './surfaces.ts';

const floorOf = (name: string) => (SURFACES.find((surface) => surface.name === name) as Surface).floor;

interface Rival extends Surface {
  /** The page is timed until its `part="header"` is visible. */
  hasHeader?: true;
}

/** Libraries beside ours, each at what it is good at: `kit` is theirs. */
export const RIVALS: readonly Rival[] = [
  {
    name: 'account menu: Carbon',
    floor: floorOf('account menu by itself'),
    kit: {
      path: 'carbon',
      trigger: 'cds-header-menu',
      surface: 'cds-header-menu',
      useful: 'cds-header-menu-item',
      isWide: true,
    },
    hasHeader: true,
  },
  {
    name: 'account menu: React',
    floor: floorOf('account menu in the header'),
    kit: { path: 'react', trigger: '[part=account]', surface: '#account' },
    hasHeader: true,
  },
  {
    name: 'account menu: Web Awesome',
    floor: floorOf('account menu by itself'),
    kit: { path: 'webawesome', trigger: 'wa-button', surface: 'wa-dropdown', useful: 'wa-dropdown-item' },
  },
  {
    name: 'country picker: downshift',
    floor: floorOf('country picker'),
    kit: { path: 'downshift', trigger: '.trigger', surface: '#countries', useful: 'a' },
  },
  {
    name: 'sign-in: Hanko',
    floor: floorOf('sign-in'),
    kit: { path: 'hanko', trigger: '#ask', surface: '#sign-in', useful: 'form' },
  },
  {
    name: 'consent, its choices: vanilla-cookieconsent',
    floor: CHOICES.floor,
    kit: {
      path: 'cookieconsent',
      trigger: '#cc-main [data-role=show]',
      surface: '#cc-main .pm',
      useful: 'input:not(:disabled)',
    },
  },
];
