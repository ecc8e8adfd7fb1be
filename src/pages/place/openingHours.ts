/** The same for every place. */
export const openingHours = [
  { day: 'Monday', from: '10:00', to: '18:00' },
  { day: 'Tuesday', from: '10:00', to: '18:00' },
  { day: 'Wednesday', from: '10:00', to: '18:00' },
  { day: 'Thursday', from: '10:00', to: '18:00' },
  { day: 'Friday', from: '10:00', to: '21:00' },
  { day: 'Saturday', from: '10:00', to: '18:00' },
  { day: 'Sunday', from: '10:00', to: '18:00' },
] as const;
