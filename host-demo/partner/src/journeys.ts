export interface Journey {
  id: string;
  from: string;
  to: string;
  leaves: string;
  arrives: string;
  stars: string;
  price: number;
  /** Two colours of its night sky. */
  sky: readonly [string, string];
}

export const JOURNEYS: readonly Journey[] = [
  {
    id: 'bodo',
    from: 'Oslo',
    to: 'Bodø',
    leaves: '23:05',
    arrives: '17:20',
    stars: 'Crosses the Arctic Circle at dawn',
    price: 89,
    sky: ['#0d5c63', '#44e5a7'],
  },
  {
    id: 'narvik',
    from: 'Stockholm',
    to: 'Narvik',
    leaves: '18:11',
    arrives: '12:47',
    stars: 'Lapland by night, fjord by noon',
    price: 104,
    sky: ['#2b2a6d', '#7be0d2'],
  },
  {
    id: 'berlin',
    from: 'Stockholm',
    to: 'Berlin',
    leaves: '16:20',
    arrives: '08:52',
    stars: 'Over the sound in a sleeper',
    price: 76,
    sky: ['#5b2a6e', '#f0a17a'],
  },
];
