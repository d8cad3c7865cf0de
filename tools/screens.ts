/** A screen to photograph. `as`: who looks at it. */
export type Screen = {
  readonly name: string
  readonly path: string
  readonly as: 'visitor' | 'guest' | 'host' | 'operator'
}
type Games = {
  /** A game that the guest can join. */
  readonly open: string
  /** A game of the host. */
  readonly hosted: string
  /** A game with a seat of the guest. */
  readonly own: string
}
const ADMIN = [
  'team',
  'dashboard',
  'games',
  'users',
  'holds',
  'transactions',
  'cases',
  'requests',
  'courses',
]

/** Each reviewed screen, by name. */
export const screensOf = ({ open, hosted, own }: Games): Screen[] => [
  ...(
    [
      ['home', '/'],
      ['games', '/games'],
      ['game-shared', `/games/${open}/shared`],
      ['courses', '/golf-courses'],
      ['course', '/golf-courses/wakasu-golf-links'],
      ['how-it-works', '/how-it-works'],
      ['guide', '/japan-golf-guide'],
      ['faq', '/faq'],
      ['concierge', '/book-japan-golf'],
      ['rental', '/japan-golf-rental'],
      ['contact', '/contact'],
      ['register', '/register'],
      ['login', '/login'],
      ['forgot-password', '/forgot-password'],
      ['not-found', '/no-such-page'],
    ] as const
  ).map(([name, path]) => ({ name, path, as: 'visitor' as const })),
  { name: 'game', path: `/games/${open}`, as: 'guest' },
  { name: 'game-joined', path: `/games/${own}`, as: 'guest' },
  { name: 'my-games', path: '/my-games', as: 'guest' },
  { name: 'profile', path: '/profile', as: 'guest' },
  { name: 'account', path: '/account-settings', as: 'guest' },
  { name: 'cards', path: '/payment-methods', as: 'guest' },
  { name: 'check-in', path: `/games/${own}/check-in`, as: 'guest' },
  { name: 'my-games-host', path: '/my-games', as: 'host' },
  { name: 'game-host', path: `/games/${hosted}`, as: 'host' },
  { name: 'check-in-code', path: `/games/${hosted}/qr`, as: 'host' },
  { name: 'host-form', path: '/games?host=true', as: 'host' },
  ...ADMIN.map((name) => ({
    name: `admin-${name}`,
    path: `/towkay/${name}`,
    as: 'operator' as const,
  })),
]
