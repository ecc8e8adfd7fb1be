/** Texts of a customer's header, separate because a visitor's first page does not load them. */
export const customerCopy = {
  library: 'Library',
  update: 'Update',
  account: 'My Account',
  menuItems: {
    profile: 'Profile',
    cart: 'Cart',
    library: 'Library',
    updates: 'Updates',
    billing: 'Billing',
    subscription: 'Subscription',
    logout: 'Logout',
  },
  schemeItem: { system: 'Colours: system', light: 'Colours: light', dark: 'Colours: dark' },
  places: {
    title: 'Places',
    home: 'Home',
    search: 'Search',
    library: 'Library',
    account: 'Account',
  },
} as const;
