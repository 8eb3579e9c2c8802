/** Stories without screenshot comparison, by id, each with the reason. */
export const leftOut: Readonly<Record<string, string>> = {
  'components-avatar--other-scripts': 'shows Japanese, for which only the system has a typeface',
  'pieces-consent-full-framework--many-vendors': 'looks like the story of the vendors, whose list is only shorter',
  'components-combobox--in-dialog': 'looks like the list of what is found, in another place',
  'components-data-table--loading': 'looks like the rows, with another word below',
  'foundations-type--scale': 'shows Japanese, for which only the system has a typeface',
  'pieces-country-picker--other-scripts': 'shows Japanese, for which only the system has a typeface',
  'screens-admin-hub-navigation--administrator': 'looks like the page with contents of its own, without them',
  'screens-admin-hub-navigation--one-permission': 'looks like the opened pages, with fewer of them',
  'screens-business-first-steps--company-forbidden':
    'looks like the home of somebody in no company, with another heading',
  'screens-business-home--events': 'looks like the invitations, with another text',
  'screens-business-sign-up-and-plans--moved': 'looks like the plans that are asked for, with another text',
  'screens-business-sign-up-and-plans--too-many': 'looks like the sign-up with wrong fields, with one text',
};
