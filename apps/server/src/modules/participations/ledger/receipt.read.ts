import type { z } from 'zod'
import type { Receipt } from '@tomogolf/contract/transactions.schemas'
import { money, toMajor, type Money } from '@tomogolf/domain/money'
import { CONSUMPTION_TAX_PERCENT, taxWithin } from '@tomogolf/domain/pricing'
import { iso, japanText } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { readPeople } from '../../accounts/profile/people.read.ts'
import { readGame } from '../../games/games.repository.ts'
import { presentOperator } from '../../settings/operator.presenter.ts'
import { readTransaction } from './ledger.repository.ts'
import { readIncome, type Income } from './income.read.ts'
import { listRefundsOf } from '../refunds/refunds.repository.ts'

type Wire = z.input<typeof Receipt>
const wire = (m: Money) => ({ amount: toMajor(m), currency: m.currency })

/** The receipt of a transaction that took money from its reader. What was given back later is named on it, so it is true whenever it is read. */
export async function readReceipt(
  { db, clock, config }: Deps,
  transactionId: string,
  userId: string,
): Promise<Wire | Refused<'NOT_FOUND' | 'RECEIPT_NOT_AVAILABLE'>> {
  const shown = await readTransaction(db, transactionId)
  if (!shown || shown.userId !== userId) return refuse('NOT_FOUND')
  const income = shown.booking ? await readIncome(db, shown.booking) : undefined
  if (!income || income.payerId !== userId) return refuse('RECEIPT_NOT_AVAILABLE')
  const game = (await readGame(db, income.gameId))!,
    person = (await readPeople(db, [userId])).get(userId)
  const back = (await listRefundsOf(db, income.booking)).filter((r) => r.status === 'refunded')
  const paid = money(
    income.taken.minor - back.reduce((sum, r) => sum + r.amountMinor, 0),
    income.taken.currency,
  )
  return {
    number: income.booking.toUpperCase(),
    issuedAt: clock.iso(),
    paidAt: iso(shown.createdAt),
    type: shown.type as Wire['type'],
    cause: income.cause,
    recipient: [person?.firstName, person?.lastName].filter(Boolean).join(' '),
    game: {
      id: game.id,
      courseName: game.courseName,
      courseNameJa: game.courseNameJa,
      date: japanText(game.teeTime),
    },
    card: shown.card,
    lines: linesOf(income),
    total: wire(income.taken),
    refunds: back.map((r) => ({
      amount: wire(money(r.amountMinor, r.currency)),
      at: iso(r.finishedAt ?? r.createdAt),
    })),
    paid: wire(paid),
    tax: taxOf(income),
    basis: income.basis,
    policyVersion: income.policyVersion,
    issuer: presentOperator(config),
    registrationNumber: config.OPERATOR_INVOICE_NUMBER ?? null,
  }
}

/** The platform fee is a service, and includes consumption tax; what is paid for an empty place, or by an absent host, makes good a loss. */
function taxOf({ cause, fee }: Income): Wire['tax'] {
  return cause === 'host_absent' || fee.minor === 0
    ? null
    : { percent: CONSUMPTION_TAX_PERCENT, amount: wire(taxWithin(fee)) }
}

/** A penalty is the platform's fee and the green fee of the empty place, which goes on to the host. */
function linesOf({ cause, fee, owed }: Income): Wire['lines'] {
  const lines: Wire['lines'] = [
    { kind: cause === 'host_absent' ? 'host_penalty' : 'platform_fee', amount: wire(fee) },
  ]
  return owed.minor > 0 ? [...lines, { kind: 'green_fee', amount: wire(owed) }] : lines
}
