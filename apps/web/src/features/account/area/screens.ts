import {
  CircleHelp,
  CreditCard,
  Flag,
  IdCard,
  Lock,
  ReceiptText,
  ShieldCheck,
  SlidersHorizontal,
  UserRound,
} from 'lucide-react'
import type { Icon } from '@tomogolf/ui/forms/Button.tsx'

export type AreaTab =
  | 'profile'
  | 'account'
  | 'preferences'
  | 'status'
  | 'history'
  | 'payment'
  | 'transactions'
  | 'security'
  | 'billing'

type Screen = {
  icon: Icon
  /** Neighbours of one group look like one card. */
  group: 'you' | 'money' | 'safety'
  /** The page that other pages link to. */
  to: '/account-settings' | '/profile'
}

export const SCREENS: Readonly<Record<AreaTab, Screen>> = {
  profile: { icon: UserRound, group: 'you', to: '/account-settings' },
  account: { icon: IdCard, group: 'you', to: '/profile' },
  preferences: { icon: SlidersHorizontal, group: 'you', to: '/account-settings' },
  status: { icon: ShieldCheck, group: 'you', to: '/account-settings' },
  history: { icon: Flag, group: 'you', to: '/profile' },
  payment: { icon: CreditCard, group: 'money', to: '/account-settings' },
  transactions: { icon: ReceiptText, group: 'money', to: '/account-settings' },
  security: { icon: Lock, group: 'safety', to: '/account-settings' },
  billing: { icon: CircleHelp, group: 'safety', to: '/account-settings' },
}
