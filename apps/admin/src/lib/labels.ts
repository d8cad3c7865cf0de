import { tDynamic } from '@tomogolf/phrases/translator'
import { parseBasis } from '@tomogolf/domain/payments/basis'
import type { Language } from '@tomogolf/phrases/languages'
import type { Translate } from '@tomogolf/phrases/translator'
import { formatMoney } from '@tomogolf/format/money'
import { cardBrandShortName } from '@tomogolf/format/card-brand'

/** Formats "mastercard 4444" as "Mastercard •••• 4444". */
export function cardLabel(card: string | null): string {
  const [brand = '', last4 = ''] = card?.split(' ') ?? []
  return card === null ? '–' : `${cardBrandShortName(brand)} •••• ${last4}`
}

/** Translates what a charge was calculated from; an operator's own text stays as it is. */
export function basisLabel(
  t: Translate,
  language: Language,
  text: string | null | undefined,
): string | null {
  const basis = text ? parseBasis(text) : null
  switch (basis?.kind) {
    case 'fee':
      return t('admin.basis.fee', { fee: formatMoney(basis.fee, language) })
    case 'whole_hold':
      return t('admin.basis.whole', {
        price: formatMoney(basis.price, language),
        fee: formatMoney(basis.fee, language),
        hours: String(basis.windowHours),
      })
    case 'host_absent':
      return t('admin.basis.host', {
        count: basis.guests,
        amount: formatMoney(basis.penalty, language),
      })
    case undefined:
      return text ?? null
  }
}

/** The cardholder's reason; one that the provider has added since stays in its own words. */
export const disputeReason = (t: Translate, reason: string): string =>
  t.has(`admin.disputeReason.${reason}`)
    ? tDynamic(t)(`admin.disputeReason.${reason}`)
    : reason.replaceAll('_', ' ')
