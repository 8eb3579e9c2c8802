/** This site's own part of a company's pages: contents for slots of the kit. */
import type { ShellConfig } from '@travel-shell/core';
import type { SiteScreens } from 'travel-shell-back-end/areas/business/pages/registerScreens.ts';
import { FEATURES_OF_TIER, type Tier } from 'travel-shell-back-end/areas/business/tiers.ts';

const added = (tier: Tier, than: Tier) =>
  FEATURES_OF_TIER[tier].filter((feature) => !FEATURES_OF_TIER[than].includes(feature));

/** For the menus and the navigation drawer of each page. */
export const COMPANY_CONFIGURATION = {
  adminPages: {
    'company/offices': true,
    'payment-options': true,
    'policy/hotel/advanced-rules': true,
    'users/roles': true,
  },
  businessGroup: { invitations: true, invitationPermissions: ['USER_INVITE', 'GUEST_INVITE'], upgrade: true },
  businessPlans: {
    biz: { price: 'Free', features: FEATURES_OF_TIER.biz },
    bizPlus: { price: '€4 per member and month', features: added('bizPlus', 'biz') },
    enterprise: {
      price: 'By contract',
      features: [...added('enterprise', 'bizPlus'), 'A person of ours for your company'],
    },
  },
  staysOnTravelerChange: true,
  userSearchOnEmpty: true,
} satisfies Partial<ShellConfig>;

const BUSINESS_SLOTS = {
  invitations: `<p>You invite colleagues under <a href="/business/users/manage">Manage members</a>, and see there who has come.</p>`,
  events: `<p>An example of what a site puts here: each company of the demonstration has the same.</p>
<table aria-label="Events of this year">
<thead><tr><th scope="col">Event</th><th scope="col">Where</th><th scope="col">When</th></tr></thead>
<tbody>
<tr><th scope="row">Spring meeting</th><td>Lisbon</td><td>14 to 16 April</td></tr>
<tr><th scope="row">Sales week</th><td>Copenhagen</td><td>7 to 11 September</td></tr>
</tbody>
</table>`,
};

const ADMIN_SLOTS = {
  'company-offices': `<p>An example of what a site puts here: each company of the demonstration has the same.</p>
<table aria-label="Offices">
<thead><tr><th scope="col">Office</th><th scope="col">Address</th><th scope="col">People</th></tr></thead>
<tbody>
<tr><th scope="row">Head office</th><td>Harbour Street 12, Copenhagen</td><td>48</td></tr>
<tr><th scope="row">Workshop</th><td>Rua do Cais 3, Porto</td><td>17</td></tr>
</tbody>
</table>`,
  'payment-options': `<p>A site asks for a card or an invoice here. The demonstration takes neither: mark the step as done under <a href="/business/tasks/company">Set up your company</a>.</p>`,
  'policy-hotel-advanced-rules': `<p>Rules of more than one condition are a site's own, so this page has contents of the site. An example that cannot be changed:</p>
<table aria-label="Advanced rules for hotels">
<thead><tr><th scope="col">If</th><th scope="col">then</th></tr></thead>
<tbody>
<tr><th scope="row">London, Monday to Thursday</th><td>up to €260 a night</td></tr>
<tr><th scope="row">More than seven nights</th><td>an approval is needed</td></tr>
</tbody>
</table>`,
  'users-roles': `<dl>
<dt><strong>Administrator</strong></dt><dd>May do everything, also change roles and the company.</dd>
<dt><strong>Travel manager</strong></dt><dd>Books for everybody, approves, sets the travel policy, invites people and sees reports.</dd>
<dt><strong>Approver</strong></dt><dd>Books for themselves, and approves trips of others.</dd>
<dt><strong>Travel arranger</strong></dt><dd>Books for themselves, for guests, and for whoever asks them to.</dd>
<dt><strong>Traveler</strong></dt><dd>Books for themselves.</dd>
</dl>`,
};

export const COMPANY_SCREENS: readonly SiteScreens[] = [
  {
    ...{ piece: 'business', below: '/business', slots: BUSINESS_SLOTS },
    attributes: { 'business-group': JSON.stringify(COMPANY_CONFIGURATION.businessGroup) },
  },
  {
    ...{ piece: 'admin-hub', below: '/business', slots: ADMIN_SLOTS },
    attributes: { 'admin-pages': JSON.stringify(COMPANY_CONFIGURATION.adminPages) },
  },
];
