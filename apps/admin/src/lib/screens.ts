import {
  Activity,
  BookOpenCheck,
  ChartColumn,
  CircleAlert,
  ConciergeBell,
  CreditCard,
  FileCheck,
  FileClock,
  Flag,
  HandCoins,
  Inbox,
  LayoutGrid,
  Map as MapIcon,
  MessageSquareWarning,
  Receipt,
  Scale,
  Settings,
  ShieldAlert,
  Stamp,
  UserCog,
  Users,
  Waves,
} from 'lucide-react'
import type { Permission } from '@tomogolf/domain/team/permissions'
import type { Icon } from '@tomogolf/ui/forms/Button.tsx'

/** What waits or exists, counted by the overview. */
export type Counts = {
  users: number
  upcomingGames: number
  openCases: number
  openRequests: number
  waitingThreads: number
  openIssues: number
  openReports: number
  waitingHolds: number
  waitingApprovals: number
}
type Screen = {
  to: string
  key: string
  /** `g` and then this letter opens the screen. */
  go: string
  icon: Icon
  needs: Permission
  count?: keyof Counts
  urgent?: boolean
}

/** Every screen of the navigation, by its groups. */
export const SCREEN_GROUPS = [
  {
    key: 'top',
    screens: [
      { to: '/dashboard', key: 'overview', go: 'o', icon: LayoutGrid, needs: 'overview.read' },
    ],
  },
  {
    key: 'work',
    screens: [
      {
        to: '/inbox',
        key: 'inbox',
        go: 'x',
        icon: Inbox,
        needs: 'requests.read',
        count: 'waitingThreads',
        urgent: true,
      },
      { to: '/requests', key: 'requests', go: 'r', icon: ConciergeBell, needs: 'requests.read' },
      {
        to: '/cases',
        key: 'cases',
        go: 'c',
        icon: Scale,
        needs: 'cases.read',
        count: 'openCases',
        urgent: true,
      },
      {
        to: '/issues',
        key: 'issues',
        go: 'i',
        icon: CircleAlert,
        needs: 'reports.read',
        count: 'openIssues',
        urgent: true,
      },
      {
        to: '/approvals',
        key: 'approvals',
        go: 'p',
        icon: Stamp,
        needs: 'money.read',
        count: 'waitingApprovals',
        urgent: true,
      },
      {
        to: '/reports',
        key: 'reports',
        go: 'n',
        icon: MessageSquareWarning,
        needs: 'reports.read',
        count: 'openReports',
        urgent: true,
      },
      { to: '/disputes', key: 'disputes', go: 'd', icon: ShieldAlert, needs: 'money.read' },
      { to: '/bookings', key: 'bookings', go: 'b', icon: FileCheck, needs: 'games.read' },
    ],
  },
  {
    key: 'directory',
    screens: [
      { to: '/users', key: 'users', go: 'u', icon: Users, needs: 'people.read', count: 'users' },
      {
        to: '/games',
        key: 'games',
        go: 'g',
        icon: Flag,
        needs: 'games.read',
        count: 'upcomingGames',
      },
      { to: '/courses', key: 'courses', go: 'm', icon: MapIcon, needs: 'courses.read' },
      { to: '/liquidity', key: 'liquidity', go: 'y', icon: Waves, needs: 'analytics.read' },
    ],
  },
  {
    key: 'money',
    screens: [
      {
        to: '/holds',
        key: 'holds',
        go: 'h',
        icon: CreditCard,
        needs: 'money.read',
        count: 'waitingHolds',
        urgent: true,
      },
      { to: '/transactions', key: 'transactions', go: 't', icon: Receipt, needs: 'money.read' },
      { to: '/payouts', key: 'payouts', go: 'w', icon: HandCoins, needs: 'money.read' },
      { to: '/revenue', key: 'revenue', go: 'v', icon: ChartColumn, needs: 'money.read' },
      { to: '/analytics', key: 'analytics', go: 'a', icon: Activity, needs: 'analytics.read' },
    ],
  },
  {
    key: 'setup',
    screens: [
      { to: '/team', key: 'team', go: 'e', icon: UserCog, needs: 'team.read' },
      { to: '/settings', key: 'settings', go: 's', icon: Settings, needs: 'settings.read' },
      {
        to: '/retention',
        key: 'retention',
        go: 'k',
        icon: FileClock,
        needs: 'settings.read',
      },
      { to: '/audit', key: 'audit', go: 'l', icon: BookOpenCheck, needs: 'audit.read' },
    ],
  },
] as const satisfies readonly { key: string; screens: readonly Screen[] }[]

export const SCREENS = SCREEN_GROUPS.flatMap((group) => [...group.screens])

/** The screen of a path of the router, such as `/users/abc`. */
export const screenAt = (path: string) =>
  SCREENS.find(({ to }) => path === to || path.startsWith(`${to}/`))
