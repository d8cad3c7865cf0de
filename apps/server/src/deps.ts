import type { Config } from './config/config.ts'
import type { Captcha } from './platform/security/captcha.ts'
import type { CardProvider } from './platform/payments/card-provider.ts'
import type { MovableClock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import type { Issuers } from './platform/issuers/issuers.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Logger } from './platform/telemetry/log.ts'
import type { Mailer } from './platform/mail/mail.ts'
import type { Phrase } from './platform/phrases.ts'
import type { PersonalData } from './platform/personal-data.ts'
import type { PushSender } from './platform/push/push.ts'
import type { ListReader } from './platform/database/read-database.ts'
import type { Translator } from './platform/translator/translator.ts'
import type { Telemetry } from './platform/telemetry/telemetry.ts'

/** Dependencies of use cases and reads. Everything with side effects is injected, not imported. */
export type Deps = {
  readonly config: Config
  readonly clock: MovableClock
  readonly db: Database
  /** Reads public lists, from a replica if there is one. */
  readonly lists: ListReader
  readonly jobs: Jobs
  /** The share of each module, in module order. */
  readonly personalData: readonly PersonalData[]
  readonly cards: CardProvider
  readonly captcha: Captcha
  readonly issuers: Issuers
  /** Null without a mail server: mail then stays in the outbox. */
  readonly mail: Mailer | null
  /** Null without keys: push notifications are then unavailable. */
  readonly push: PushSender | null
  /** Null without an address: nothing is translated. */
  readonly translator: Translator | null
  readonly log: Logger
  readonly telemetry: Telemetry
  readonly phrase: Phrase
  /** Key for check-in codes and signed links. */
  readonly secret: string
}
