/** Brand colours round the wheel, 12° of OKLCH apart: light, middling, dark, in turn, each as vivid as a screen can show it. */
export const THIRTY_COLOURS = [
  ...['#ffc6d1', '#f80049', '#800500', '#ffcab5', '#cb6700', '#603700', '#ffcf83', '#a48200', '#4b4300', '#d7e400'],
  ...['#6e9600', '#1c5000', '#3aff81', '#009f6c', '#004f3f', '#01f8e7', '#00999d', '#004c56', '#99e4ff', '#0091c8'],
  ...['#004573', '#c0d9ff', '#5977ff', '#3e00b4', '#d9d0ff', '#ae43ff', '#68007f', '#ffbff8', '#e500b2', '#7a0048'],
] as const;
