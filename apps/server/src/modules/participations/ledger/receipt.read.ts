import type { z } from 'zod'
import type { Receipt } from '@tomogolf/contract/transactions.schemas'
import { courseNamesOf } from '@tomogolf/domain/hangul/korean-names'
import type { Shares } from '@tomogolf/domain/payments/figures'
import { isZero, money } from '@tomogolf/domain/money'
import { CONSUMPTION_TAX_PERCENT, taxWithin } from '@tomogolf/domain/pricing'
import { describeBasis } from '@tomogolf/domain/payments/basis'
import { iso, japanText } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { presentAmount } from '../../../platform/http/amount.presenter.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { readPeople } from '../../accounts/profile/people.read.ts'
import { readGame } from '../../games/games.repository.ts'
import { presentOperator } from '../../settings/operator.presenter.ts'
import { readCompanionNames } from '../companions/companion-seats.read.ts'
import { readFiguresOf } from './figures.read.ts'
import { readTransaction } from './ledger.repository.ts'
import { readIncome, type Income } from './income.read.ts'
import { listRefundsOf } from '../refunds/refunds.repository.ts'

type ReceiptDto = z.input<typeof Receipt>

/**
 * The receipt of a transaction that took money from this user. It lists later refunds, so it is
 * always current.
 */
export async function readReceipt(
  { db, clock, config }: Deps,
  transactionId: string,
  userId: string,
): Promise<ReceiptDto | Refused<'NOT_FOUND' | 'RECEIPT_NOT_AVAILABLE'>> {
  const shown = await readTransaction(db, transactionId)
  if (!shown || shown.userId !== userId) return refuse('NOT_FOUND')
  const income = shown.booking ? await readIncome(db, shown.booking) : undefined
  if (!income || income.payerId !== userId) return refuse('RECEIPT_NOT_AVAILABLE')
  const game = (await readGame(db, income.gameId))!,
    person = (await readPeople(db, [userId])).get(userId)
  const companions = await readCompanionNames(
    db,
    income.participationId === null ? [] : [income.participationId],
  )
  const figures = (await readFiguresOf(db, income.booking))!
  const back = (await listRefundsOf(db, income.booking)).filter(
    (refund) => refund.status === 'refunded',
  )
  return {
    number: income.booking.toUpperCase(),
    issuedAt: clock.iso(),
    paidAt: iso(shown.createdAt),
    type: shown.type as ReceiptDto['type'],
    cause: income.cause,
    recipient: [person?.firstName, person?.lastName].filter(Boolean).join(' '),
    companion: companions.get(income.participationId ?? '') ?? null,
    game: {
      id: game.id,
      ...courseNamesOf(game),
      date: japanText(game.teeTime),
    },
    card: shown.card,
    lines: presentLines(income.cause, figures.gross),
    total: presentAmount(figures.gross.total),
    refunds: back.map((refund) => ({
      amount: presentAmount(money(refund.amountMinor, refund.currency)),
      at: iso(refund.finishedAt ?? refund.createdAt),
    })),
    paid: presentAmount(figures.net.total),
    tax: presentTax(income.cause, figures.net),
    basis: describeBasis(income.basis),
    policyVersion: income.policyVersion,
    issuer: presentOperator(config),
    registrationNumber: config.OPERATOR_INVOICE_NUMBER ?? null,
  }
}

/**
 * The platform fee is a service and includes consumption tax; what the platform refunded reduces
 * it. An absent host's penalty and the green fee of an empty seat are compensation without tax.
 */
function presentTax(cause: Income['cause'], { platform }: Shares): ReceiptDto['tax'] {
  return cause === 'host_absent' || platform.minor <= 0
    ? null
    : { percent: CONSUMPTION_TAX_PERCENT, amount: presentAmount(taxWithin(platform)) }
}

/**
 * A penalty consists of the platform fee and the green fee of the empty seat, which goes to the
 * host.
 */
function presentLines(cause: Income['cause'], { platform, host }: Shares): ReceiptDto['lines'] {
  const lines: ReceiptDto['lines'] = [
    {
      kind: cause === 'host_absent' ? 'host_penalty' : 'platform_fee',
      amount: presentAmount(platform),
    },
  ]
  return isZero(host) ? lines : [...lines, { kind: 'green_fee', amount: presentAmount(host) }]
}
