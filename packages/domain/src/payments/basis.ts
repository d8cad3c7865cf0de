import { asCurrency, fromMajor, money, toMajor, toPlainText, type Money } from '../money.ts'

/** What the amount of a capture or charge was calculated from. */
export type Basis =
  | { readonly kind: 'fee'; readonly fee: Money }
  | {
      readonly kind: 'whole_hold'
      readonly price: Money
      readonly fee: Money
      readonly windowHours: number
    }
  | { readonly kind: 'host_absent'; readonly guests: number; readonly penalty: Money }

/**
 * The text that the ledger keeps. The first two are in minor units, and no text for a person: show
 * what `parseBasis` reads.
 */
export function basisText(basis: Basis): string {
  switch (basis.kind) {
    case 'fee':
      return `platform fee ${basis.fee.minor} ${basis.fee.currency}`
    case 'whole_hold':
      return `green fee ${basis.price.minor} + platform fee ${basis.fee.minor} ${basis.fee.currency}, window ${basis.windowHours} h`
    case 'host_absent':
      return `base fee for ${basis.guests} guests, ${toMajor(basis.penalty)} ${basis.penalty.currency}`
  }
}

const FEE = /^platform fee (\d+) (USD|JPY)$/
const WHOLE_HOLD = /^green fee (\d+) \+ platform fee (\d+) (USD|JPY), window ([\d.]+) h$/
const HOST_ABSENT = /^base fee for (\d+) guests, ([\d.]+) (USD|JPY)$/

/** The basis that a text of the ledger names; null for an operator's own words. */
export function parseBasis(text: string): Basis | null {
  const fee = FEE.exec(text)
  if (fee) return { kind: 'fee', fee: money(Number(fee[1]), asCurrency(fee[2])) }
  const whole = WHOLE_HOLD.exec(text)
  if (whole) {
    const currency = asCurrency(whole[3])
    return {
      kind: 'whole_hold',
      price: money(Number(whole[1]), currency),
      fee: money(Number(whole[2]), currency),
      windowHours: Number(whole[4]),
    }
  }
  const host = HOST_ABSENT.exec(text)
  return host
    ? {
        kind: 'host_absent',
        guests: Number(host[1]),
        penalty: fromMajor(Number(host[2]), asCurrency(host[3])),
      }
    : null
}

/** A basis for files, receipts and evidence: amounts in major units with their currency. */
export function describeBasis(text: string): string {
  const basis = parseBasis(text)
  switch (basis?.kind) {
    case 'fee':
      return `platform fee ${toPlainText(basis.fee)}`
    case 'whole_hold':
      return `green fee ${toPlainText(basis.price)} + platform fee ${toPlainText(basis.fee)}, departure window ${basis.windowHours} h`
    case 'host_absent':
      return `base fee for ${basis.guests} guests, ${toPlainText(basis.penalty)}`
    case undefined:
      return text
  }
}
