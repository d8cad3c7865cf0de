import { z } from 'zod'
import { SHARE_STATES } from '@tomogolf/domain/payouts/owed-share'
import { endpoint } from '../api/endpoint.ts'
import { Amount, CourseNames, Id, InstantText, MonthText, Ok } from '../common.schemas.ts'
import { BankAccountBody, MaskedAccount, ShownPayee } from './payouts.schemas.ts'
import { PAYOUT_MODES } from '@tomogolf/domain/payouts/payout-terms'
import { TRANSACTION_TYPES } from '../transactions.schemas.ts'

const Game = CourseNames.extend({ id: Id, date: z.string() })

/** What a host is owed of one guest's charge. */
const HostShare = z.object({
  id: Id,
  type: z.enum(TRANSACTION_TYPES),
  state: z.enum(SHARE_STATES),
  guest: z.string().nullable().describe('first name and initial'),
  game: Game,
  amount: Amount,
  payableFrom: InstantText.describe('the end of the appeal time'),
})
/** One currency; `owed` is the sum of what is kept back, waits and is payable. */
const HostBalance = z.object({
  owed: Amount,
  keptBack: Amount.describe('a case, an appeal or a dispute is open'),
  waiting: Amount.describe('the appeal time is not over'),
  payable: Amount,
  debt: Amount.describe('refunds of charges that were paid out, deducted from the next payout'),
  inTransit: Amount.describe('in a batch for the bank'),
  paid: Amount.describe('in this year'),
  used: Amount.describe('for own platform fees, in this year'),
})
export const HOST_MONEY_KINDS = ['paid', 'sent_back', 'used', 'returned', 'deducted'] as const

/** The money of one host. */
export const HostMoney = z.object({
  appealDays: z.int(),
  mode: z.enum(PAYOUT_MODES),
  accountDays: z.int().describe('a new account is paid after so many days'),
  account: MaskedAccount.nullable(),
  payee: ShownPayee.nullable().describe('the account at the card provider'),
  balances: z.array(HostBalance),
  shares: z.array(HostShare),
  history: z.array(
    z.object({
      id: z.string(),
      at: InstantText,
      kind: z.enum(HOST_MONEY_KINDS),
      game: Game,
      amount: Amount,
    }),
  ),
  statements: z.array(MonthText).describe('finished months with a statement, the newest first'),
})

export const payouts = {
  'GET /api/payouts': endpoint({
    summary: 'What the caller is owed as a host, and what was paid or used for own platform fees',
    guard: 'user',
    limit: 'read',
    result: HostMoney,
    errors: [],
  }),
  'GET /api/payouts/statement.pdf': endpoint({
    summary:
      'What became of the caller’s money in a finished month, in the own language and Japanese',
    guard: 'user',
    limit: 'picture',
    query: z.object({ month: MonthText }),
    result: z.string().describe('application/pdf'),
    errors: ['NOT_FOUND'],
  }),
  'POST /api/payouts/setup': endpoint({
    summary:
      'The page of the card provider on which the caller sets up the account for payouts, or gives what is missing; works once',
    guard: 'user',
    limit: 'form',
    stepUp: 'always',
    result: z.object({ url: z.url() }),
    errors: ['PAYOUTS_OFF', 'STRIPE_ERROR'],
  }),
  'DELETE /api/payouts/setup': endpoint({
    summary:
      'Remove the account at the card provider for payouts; another one is paid after some days',
    guard: 'user',
    limit: 'form',
    stepUp: 'always',
    result: Ok,
    errors: [],
  }),
  'POST /api/payouts/setup/check': endpoint({
    summary: 'Read the account for payouts at the card provider, after its page',
    guard: 'user',
    limit: 'form',
    result: Ok,
    errors: [],
  }),
  'PUT /api/payouts/account': endpoint({
    summary: 'Set the bank account for payouts; a new or changed one is paid after some days',
    guard: 'user',
    limit: 'form',
    stepUp: 'always',
    body: BankAccountBody,
    result: MaskedAccount,
    errors: ['PAYOUTS_OFF'],
  }),
  'DELETE /api/payouts/account': endpoint({
    summary: 'Remove the bank account for payouts',
    guard: 'user',
    limit: 'form',
    stepUp: 'always',
    result: Ok,
    errors: [],
  }),
}
