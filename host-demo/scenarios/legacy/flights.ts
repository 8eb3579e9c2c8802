export interface Flight {
  airline: string;
  code: string;
  colour: string;
  departs: string;
  arrives: string;
  from: string;
  to: string;
  duration: string;
  stops: string;
  price: number;
  seats: number;
}

/** The results of the old page. */
export const FLIGHTS: readonly Flight[] = [
  {
    airline: 'Aurelia Air',
    code: 'AU 104',
    colour: '#b5121b',
    departs: '06:40',
    arrives: '09:05',
    from: 'HAM',
    to: 'LIS',
    duration: '3h 25m',
    stops: 'nonstop',
    price: 129,
    seats: 3,
  },
  {
    airline: 'Polar Jet',
    code: 'PJ 2251',
    colour: '#0b6aa2',
    departs: '09:15',
    arrives: '14:30',
    from: 'HAM',
    to: 'LIS',
    duration: '6h 15m',
    stops: '1 stop (CPH)',
    price: 98,
    seats: 9,
  },
  {
    airline: 'Iberian Wings',
    code: 'IW 771',
    colour: '#c8780a',
    departs: '12:05',
    arrives: '16:50',
    from: 'HAM',
    to: 'LIS',
    duration: '5h 45m',
    stops: '1 stop (MAD)',
    price: 112,
    seats: 6,
  },
  {
    airline: 'Aurelia Air',
    code: 'AU 118',
    colour: '#b5121b',
    departs: '17:20',
    arrives: '19:45',
    from: 'HAM',
    to: 'LIS',
    duration: '3h 25m',
    stops: 'nonstop',
    price: 164,
    seats: 2,
  },
  {
    airline: 'Low & Co',
    code: 'LC 9',
    colour: '#4a8522',
    departs: '21:55',
    arrives: '06:10 +1',
    from: 'HAM',
    to: 'LIS',
    duration: '9h 15m',
    stops: '1 stop (LTN)',
    price: 61,
    seats: 1,
  },
];
