import { asCurrency } from '@tomogolf/domain/money'
import { formatAmount } from '@tomogolf/format/money'
import type { Language } from '@tomogolf/phrases'
import { tDynamic, type Translate } from '@tomogolf/phrases/translator'

/** Groups of phrases for the codes that the product writes. */
const AREAS = [
  'strikeCause',
  'gameStatus',
  'caseState',
  'recognisedBy',
  'adminRole',
  'holdStatus',
  'requestState',
  'goal',
  'approvalState',
  'approvalAct',
  'caseKind',
] as const
const AMOUNT = /(\d+(?:\.\d+)?) ([A-Z]{3})\b/g

/**
 * A recorded value in the operator's language: codes as words, amounts as money. An operator's text
 * has no code and stays as it is.
 */
export function auditWords(t: Translate, language: Language, text: string | null): string {
  if (text === null) return '–'
  const word = (code: string): string | undefined => {
    const key = AREAS.map((area) => `admin.${area}.${code}`).find((entry) => t.has(entry))
    return key && tDynamic(t)(key)
  }
  const whole = word(text)
  if (whole) return whole
  // "authorised, freeze": a state and a goal
  const parts = text.split(', ').map(word)
  if (parts.length > 1 && parts.every((part) => part !== undefined)) return parts.join(', ')
  // "capture 80.00 USD of 130.00 USD"
  const [act = '', ...rest] = text.split(' ')
  const named = /^(?:capture|refund|case) [\d.]+ [A-Z]{3}/.test(text) && word(act)
  if (!named) return text
  return [named, rest.join(' ')]
    .join(' ')
    .replace(AMOUNT, (_, amount: string, currency: string) =>
      formatAmount({ amount: Number(amount), currency: asCurrency(currency) }, language),
    )
    .replace(' of ', ' / ')
}
