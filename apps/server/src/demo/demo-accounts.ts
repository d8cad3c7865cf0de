/** One password for all demonstration accounts; they exist outside production only. */
export const DEMO_PASSWORD = 'Fairway-2026'
/** Demonstration accounts. */
export const DEMO_ACCOUNTS = [
  { role: 'guest', email: 'guest@tomogolf.example', password: DEMO_PASSWORD },
  { role: 'host', email: 'host@tomogolf.example', password: DEMO_PASSWORD },
  { role: 'administrator', email: 'admin@tomogolf.example', password: DEMO_PASSWORD },
] as const
