import { CHOICES, SURFACES, type Surface } from './surfaces.ts';

const floorOf = (name: string) => (SURFACES.find((surface) => surface.name === name) as Surface).floor;

/** Libraries beside ours, each at what it is good at: `kit` is theirs. */
export const RIVALS: readonly Surface[] = [
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
  },
  {
    name: 'country picker: downshift',
    floor: floorOf('country picker'),
    kit: { path: 'downshift', trigger: '.trigger', surface: '#countries', useful: 'a' },
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
