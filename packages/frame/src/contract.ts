import { VERSION } from '@travel-shell/core/version';
import { defineContract } from '@travel-shell/element/contract';

export type { RelayAnswer as FrameAnswer, RelayRequest as FrameRequest } from '@travel-shell/api/relay';

export const contract = defineContract({
  tag: 'travel-frame',
  version: VERSION,
  summary: 'A page of the site on a page of yours, in a frame that is as high as it is. The page has frame.js.',
  attributes: {
    src: {
      type: 'url',
      description: 'The address of the page. Its `title` is that of the element: say what is in the frame.',
    },
    allowLeaving: {
      type: 'boolean',
      description:
        'Links of the page with `target="_top"` lead this page away, by a press. For pages that you trust; without it, the console says which link did nothing.',
    },
  },
  methods: {
    call: {
      signature: '(request: FrameRequest) => Promise<FrameAnswer>',
      description:
        'Has the framed page call its back end for you: `{method, url, params, data, headers}`. Resolves with `{status, body}`; rejects, without a reason of the back end, where the page or the back end refuses it, and when the frame goes.',
    },
    recordMetric: {
      signature: '(type: string, metricName: string, metricValue: number) => Promise<void>',
      description: 'Has the framed page count one measurement of yours.',
    },
  },
  events: {
    'travel-frame-loaded': {
      description: 'The framed page has its first view, is shown, and takes calls.',
      detail: { src: { type: 'string', description: 'Its address, as the element has it.' } },
    },
  },
  slots: { '': { description: 'Shown until the frame is loaded, and when it never is: a link to the page.' } },
  parts: { frame: { description: 'The `<iframe>`.' } },
  cssProperties: {},
  states: { loaded: { description: 'The framed page is shown.' } },
});
