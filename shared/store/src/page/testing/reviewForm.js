// The script of a feedback service, as `feedback.script` of the configuration asks for it.
globalThis.travelFeedback = {
  init: async (formId) => ({ acquisitionChannel: 'direct', obfuscatedUserId: `u-${formId}` }),
  open(formId, context) {
    globalThis.openedSurveys = [...(globalThis.openedSurveys ?? []), { formId, context }];
  },
};
