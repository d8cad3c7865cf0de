import { POLICY_VERSION } from '@tomogolf/domain/pricing'
import type { CancellationPolicy } from '@tomogolf/phrases/policy/cancellation-policy'
import type { Article, Heading, QuestionList, Story, Tab } from './types.ts'

/** The information pages and their parts. A missing or extra part in a language is a type error. */
export interface Contents {
  about: Story<'why' | 'guests' | 'hosts' | 'operators' | 'money' | 'promises'>
  'why-us': Story<'people' | 'courses' | 'money' | 'attendance' | 'languages' | 'time' | 'help'> & {
    readonly compare: {
      readonly title: string
      readonly alone: string
      readonly together: string
      readonly rows: {
        readonly [K in 'group' | 'booking' | 'words' | 'price' | 'change']: readonly [
          topic: string,
          alone: string,
          together: string,
        ]
      }
    }
  }
  problems: Story<Problem>
  solutions: Story<Problem>
  'how-it-works': Heading & {
    readonly tabs: {
      readonly hosts: Tab<HostStep>
      readonly guests: Tab<GuestStep>
      readonly operators: Tab<OperatorStep>
    }
  }
  faq: QuestionList<Questions>
  'japan-golf-guide': Article<GuideSection>
  terms: Article<
    | 'about'
    | 'role'
    | 'account'
    | 'games'
    | 'fees'
    | 'hold'
    | 'leaving'
    | 'host-changes'
    | 'check-in'
    | 'no-show'
    | 'hosts'
    | 'strikes'
    | 'our-cancellation'
    | 'requests'
    | 'conduct'
    | 'your-content'
    | 'service'
    | 'liability'
    | 'consumer-law'
    | 'changes'
    | 'ending'
    | 'law'
  >
  privacy: Article<
    | 'who'
    | 'what'
    | 'why'
    | 'visible'
    | 'recipients'
    | 'abroad'
    | 'browser'
    | 'analytics'
    | 'security'
    | 'retention'
    | 'rights'
    | 'age'
    | 'changes'
  >
  cancellation: CancellationPolicy
  tokushoho: Heading & {
    readonly rows: { readonly [K in Disclosure]: readonly [label: string, text: string] }
  }
}
export type ContentName = keyof Contents

export type Problem = 'alone' | 'booking' | 'language' | 'cost' | 'no-shows' | 'manners' | 'clubs'
type HostStep = 'plan' | 'open' | 'guests' | 'change' | 'meet' | 'show' | 'after'
type GuestStep = 'find' | 'profile' | 'join' | 'wait' | 'arrive' | 'check-in' | 'after'
type OperatorStep = 'players' | 'language' | 'no-shows' | 'start'
export type GuideSection =
  | 'day'
  | 'seasons'
  | 'prices'
  | 'booking'
  | 'getting-there'
  | 'clubs'
  | 'dress'
  | 'clubhouse'
  | 'caddies-and-carts'
  | 'pace'
  | 'etiquette'
  | 'language'
  | 'paying'
  | 'cancelling'
  | 'words'
/**
 * Disclosures demanded by the Act on Specified Commercial Transactions. The first five come from
 * the configuration.
 */
export type Disclosure =
  | 'name'
  | 'representative'
  | 'address'
  | 'phone'
  | 'email'
  | 'price'
  | 'other-costs'
  | 'payment'
  | 'payment-time'
  | 'delivery'
  | 'application'
  | 'cancellation'
  | 'limits'
  | 'environment'
type Questions = {
  general:
    | 'what'
    | 'price'
    | 'membership'
    | 'courses'
    | 'without-game'
    | 'alerts'
    | 'skill'
    | 'answers'
  account:
    | 'register'
    | 'no-mail'
    | 'profile'
    | 'visible'
    | 'age'
    | 'password'
    | 'strikes'
    | 'reliability'
    | 'block'
    | 'report'
    | 'delete'
  hosting:
    | 'who-hosts'
    | 'host-cost'
    | 'lead'
    | 'edit'
    | 'approval'
    | 'waiting'
    | 'substitute'
    | 'audience'
    | 'names-list'
    | 'before-play'
    | 'qr'
    | 'missing-guest'
    | 'nobody-joined'
    | 'booking'
    | 'decision'
  joining:
    | 'how-to-join'
    | 'questions'
    | 'deadline'
    | 'sure'
    | 'two-games'
    | 'friend'
    | 'names'
    | 'messages'
    | 'arrive'
  payment:
    | 'hold'
    | 'hold-time'
    | 'fee'
    | 'green-fee'
    | 'release'
    | 'refused'
    | 'bank'
    | 'card-data'
    | 'currency'
  technical:
    | 'install'
    | 'offline'
    | 'calendar'
    | 'notifications'
    | 'camera'
    | 'code-expired'
    | 'languages'
  cancellations:
    | 'leave-free'
    | 'leave-late'
    | 'host-cancels'
    | 'game-changed'
    | 'no-show'
    | 'was-there'
    | 'host-missing'
    | 'weather'
}

/**
 * The date of each text's last change in meaning. Terms and cancellation share the version of the
 * policy that a guest agrees to.
 */
export const VERSIONS = {
  terms: POLICY_VERSION,
  cancellation: POLICY_VERSION,
  privacy: '2026-11-27',
  tokushoho: '2026-11-23',
  guide: '2026-11-20',
} as const
