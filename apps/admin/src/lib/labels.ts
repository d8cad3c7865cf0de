import { tDynamic } from '@tomogolf/phrases/translator'
import { asCurrency, money } from '@tomogolf/domain/money'
import type { Language } from '@tomogolf/phrases/languages'
import type { Translate } from '@tomogolf/phrases/translator'
import { formatAmount, formatMoney } from '@tomogolf/format/money'
import { cardBrandShortName } from '@tomogolf/format/card-brand'

/** Formats "mastercard 4444" as "Mastercard •••• 4444". */
export function cardLabel(card: string | null): string {
  const [brand = '', last4 = ''] = card?.split(' ') ?? []
  return card === null ? '–' : `${cardBrandShortName(brand)} •••• ${last4}`
}

const FEE = /^platform fee (\d+) (USD|JPY)$/,
  WHOLE_HOLD = /^green fee (\d+) \+ platform fee (\d+) (USD|JPY), window ([\d.]+) h$/,
  HOST_PENALTY = /^base fee for (\d+) guests, ([\d.]+) (USD|JPY)$/
/**
 * Translates what a charge was calculated from. The ledger stores it in one language and in minor
 * units; an operator's own text stays as it is.
 */
export function basisLabel(
  t: Translate,
  language: Language,
  basis: string | null | undefined,
): string | null {
  if (!basis) return null
  const amount = (minor: string | undefined, code: string | undefined) =>
    formatMoney(money(Number(minor), asCurrency(code)), language)
  const fee = FEE.exec(basis),
    whole = WHOLE_HOLD.exec(basis),
    host = HOST_PENALTY.exec(basis)
  if (fee) return t('admin.basis.fee', { fee: amount(fee[1], fee[2]) })
  if (whole)
    return t('admin.basis.whole', {
      price: amount(whole[1], whole[3]),
      fee: amount(whole[2], whole[3]),
      hours: whole[4]!,
    })
  if (host)
    return t('admin.basis.host', {
      count: Number(host[1]),
      amount: formatAmount({ amount: Number(host[2]), currency: host[3]! }, language),
    })
  return basis
}

/** The cardholder's reason; one that the provider has added since stays in its own words. */
export const disputeReason = (t: Translate, reason: string): string =>
  t.has(`admin.disputeReason.${reason}`)
    ? tDynamic(t)(`admin.disputeReason.${reason}`)
    : reason.replaceAll('_', ' ')
