/** The public URLs with the English title for guests, and whether they are noindex. */
export const PAGES: readonly { path: string; title: string; noindex?: true }[] = [
  { path: '/', title: 'Golf in Japan with local players' },
  { path: '/games', title: 'Join a golf game in Japan' },
  { path: '/login', title: 'Log in' },
  { path: '/register', title: 'Sign up' },
  { path: '/verification-pending', title: 'Check your inbox', noindex: true },
  { path: '/forgot-password', title: 'Reset your password', noindex: true },
  { path: '/forgot-username', title: 'Find your username', noindex: true },
  { path: '/reset-password?token=none', title: 'Choose a new password', noindex: true },
  { path: '/verify-email?token=none', title: 'Email verification', noindex: true },
  { path: '/verify-email', title: 'Email verification', noindex: true },
  { path: '/alert', title: 'Tell me when', noindex: true },
  { path: '/round', title: 'A shared round', noindex: true },
  { path: '/unsubscribe?list=reminders&token=none', title: 'Stop emails', noindex: true },
  { path: '/confirm-address?token=none', title: 'Confirm your mailbox', noindex: true },
  { path: '/confirm-email?token=none', title: 'Confirm new email', noindex: true },
  { path: '/undo-email?token=none', title: 'This wasn’t me', noindex: true },
  { path: '/continue', title: 'Continue in this browser', noindex: true },
  { path: '/golf-courses', title: 'Golf courses in Japan' },
  { path: '/contact', title: 'Contact us' },
  { path: '/terms-conditions', title: 'Terms of use' },
  { path: '/terms', title: 'Terms of use' },
  { path: '/privacy', title: 'Privacy policy' },
  { path: '/cancellation', title: 'Cancellation policy' },
  { path: '/tokushoho', title: 'Legal notice under the Act on Specified Commercial Transactions' },
  { path: '/about', title: 'About us' },
  { path: '/why-us', title: 'Why TomoGolf' },
  { path: '/problems', title: 'Why golf in Japan is hard to book' },
  { path: '/solutions', title: 'How we fix it' },
  { path: '/how-it-works', title: 'How it works for guests' },
  { path: '/how-it-works?for=hosts', title: 'How it works for hosts' },
  {
    path: '/how-it-works?for=operators',
    title: 'How it works for golf courses and travel companies',
  },
  { path: '/faq', title: 'Frequently asked questions' },
  {
    path: '/japan-golf-guide',
    title: 'Guide to golf in Japan: etiquette, prices, seasons, what to bring',
  },
  { path: '/book-japan-golf', title: 'Book golf in Japan: tee time concierge' },
  { path: '/japan-golf-rental', title: 'Rent golf clubs in Japan, delivered to the course' },
  { path: '/check-in/00000000000000/ABCD2345', title: 'Check in', noindex: true },
  { path: '/environment-sync', title: 'Environment and cache', noindex: true },
  { path: '/production-sync', title: 'Data sync', noindex: true },
  { path: '/production-profile-fix', title: 'Profile check', noindex: true },
  { path: '/towkay', title: 'Admin login', noindex: true },
]

/** Redirects: permanent, or dependent on the user. */
export const REDIRECTS: readonly [from: string, to: string, status: number][] = [
  ['/golf-etiquette', '/japan-golf-guide', 301],
  ['/japan-golf-culture', '/japan-golf-guide', 301],
  ['/help-support', '/faq', 301],
  ['/golf-etiquette?lang=ja', '/japan-golf-guide?lang=ja', 301],
  ['/games?refresh=true&region=kanto', '/games?region=kanto', 307],
  ['/admin', '/towkay/dashboard', 302],
  ['/admin/users', '/towkay/dashboard', 302],
]
/** Pages for guests only: signed-in users are redirected. */
export const GUESTS_ONLY = ['/', '/login', '/register'] as const
export const UNKNOWN = [
  '/nowhere',
  '/golf-courses/no-such-course',
  '/games/00000000000000/shared',
  '/faq/nowhere',
  '/JAPAN-GOLF-GUIDE',
] as const
