import { CURRENCY_CODES } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import type { AccountFacts, CardProvider } from '../platform/payments/card-provider.ts'
import { fail, ok, runCheck, warn, type Finding } from './finding.ts'

/** Settings of the provider's account that payments need. `pinned`: the API version of our calls. */
export async function checkAccount(
  cards: Pick<CardProvider, 'inspectAccount'>,
  pinned: string,
  now: Instant,
): Promise<Finding[]> {
  let facts: AccountFacts | undefined
  const read = await runCheck('account settings', async () => {
    facts = await cards.inspectAccount(now)
    return ok('read')
  })
  if (!facts) return [read]
  return [
    await checkCapabilities(facts),
    await checkCurrencies(facts),
    await checkStatement(facts),
    await checkVersion(facts, pinned),
    await checkDeliveries(facts),
  ]
}

/** Without JCB most payments work, but a usual card in Japan does not. */
const checkCapabilities = ({ capabilities }: AccountFacts): Promise<Finding> =>
  runCheck('card payments', () => {
    const stateOf = (name: string) => capabilities[name] ?? 'not requested'
    if (stateOf('card_payments') !== 'active')
      return fail(`the capability card_payments is ${stateOf('card_payments')}`)
    return stateOf('jcb_payments') === 'active'
      ? ok('card_payments and jcb_payments are active')
      : warn(`card_payments is active, jcb_payments is ${stateOf('jcb_payments')}`)
  })

const checkCurrencies = ({ currencies }: AccountFacts): Promise<Finding> =>
  runCheck('currencies', () => {
    const missing = CURRENCY_CODES.filter((code) => !currencies.includes(code.toLowerCase()))
    return missing.length
      ? fail(`the account cannot charge ${missing.join(', ')}`)
      : ok(CURRENCY_CODES.join(', '))
  })

/** A payment's suffix needs a prefix, and a charge that the cardholder does not recognise is disputed. */
const checkStatement = ({ statementPrefix }: AccountFacts): Promise<Finding> =>
  runCheck('statement descriptor', () =>
    statementPrefix?.trim()
      ? ok(statementPrefix)
      : fail('none is set: card statements would not name the product'),
  )

const checkVersion = ({ apiVersion }: AccountFacts, pinned: string): Promise<Finding> =>
  runCheck('API version', () => {
    if (apiVersion === null) return warn(`the provider names none; calls speak ${pinned}`)
    return apiVersion === pinned
      ? ok(pinned)
      : warn(`the account's version is ${apiVersion}, calls speak ${pinned}`)
  })

/** A wrong signing secret or a closed network shows by nothing else. */
const checkDeliveries = ({ undelivered }: AccountFacts): Promise<Finding> =>
  runCheck('webhook deliveries', () =>
    undelivered === 0
      ? ok('every event of the last 3 days was accepted')
      : warn(
          `${undelivered} events of the last 3 days were not accepted: compare STRIPE_WEBHOOK_SECRET with the endpoint`,
        ),
  )
