import { z } from 'zod'
import { BANK_ACCOUNT_KINDS } from '@tomogolf/domain/payouts/zengin-file'
import { toZenginText } from '@tomogolf/domain/payouts/zengin-text'
import type { Variables } from './variable.ts'

const SENDER = /^(\d{10}):([^:]{1,40}):(\d{4}):(\d{3}):(\w+):(\d{7})$/

/** The account that hosts are paid from. */
export const payoutsVariables = {
  PAYOUT_SENDER: {
    doc: 'the account for bank transfers to hosts, as the bank names it: client code (10 digits), name in katakana, bank (4), branch (3), kind (`ordinary`, `checking`, `savings`) and number (7), separated by colons; without it no batch can be made',
    schema: z.string().transform((text, context) => {
      const [, code, name, bank, branch, kind, number] = SENDER.exec(text) ?? []
      const holder = name === undefined ? undefined : toZenginText(name)
      const known = BANK_ACCOUNT_KINDS.find((value) => value === kind)
      if (code && bank && branch && number && holder && known)
        return { code, holder, bank, branch, kind: known, number }
      context.addIssue({ code: 'custom', message: 'is not code:name:bank:branch:kind:number' })
      return z.NEVER
    }),
  },
} as const satisfies Variables
