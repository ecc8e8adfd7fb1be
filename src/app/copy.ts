export const appCopy = {
  offlineCustomer: 'You are offline: downloaded guides play',
  offlineVisitor: 'You are offline',
  newVersion: 'A new version is ready',
  reload: 'Reload',
} as const;
