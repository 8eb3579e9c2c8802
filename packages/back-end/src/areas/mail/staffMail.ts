/** Who of our own staff gets what companies ask for. */
export interface StaffMail {
  sales: string;
  support: string;
  accountManagers: string;
}

/** Addresses that nobody reads, for a server without any. */
export const NOBODY: StaffMail = {
  sales: 'business-sales@travel-shell.example',
  support: 'business-support@travel-shell.example',
  accountManagers: 'account-managers@travel-shell.example',
};

/** One mailbox for all of them; its filters can tell the mails apart by their subjects. */
export const oneMailbox = (address: string): StaffMail => ({
  sales: address,
  support: address,
  accountManagers: address,
});
