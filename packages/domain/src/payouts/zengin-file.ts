import { zenginBytes } from './zengin-text.ts'

/** 普通, 当座 and 貯蓄. */
export const BANK_ACCOUNT_KINDS = ['ordinary', 'checking', 'savings'] as const
export type BankAccountKind = (typeof BANK_ACCOUNT_KINDS)[number]
const KIND_CODES: Readonly<Record<BankAccountKind, string>> = {
  ordinary: '1',
  checking: '2',
  savings: '4',
}
export type BankAccount = {
  /** 4 digits. */
  readonly bank: string
  /** 3 digits. */
  readonly branch: string
  readonly kind: BankAccountKind
  /** 7 digits. */
  readonly number: string
  /** Half-width, as `toZenginText` makes it. */
  readonly holder: string
}
/** The company that pays. `code`: 10 digits, given by its bank. */
export type TransferSender = BankAccount & { readonly code: string }
export type Transfer = {
  readonly to: BankAccount
  readonly yen: number
  /** At most 20 digits, returned with the bank's answer. */
  readonly reference: string
}

export const RECORD_LENGTH = 120
/** The most that the fields of count and amounts hold. */
export const TRANSFER_LIMIT = 9_999_999_999
const LINE_END = '\r\n'

const digits = (value: number | string, length: number): string => {
  const text = String(value)
  if (!/^\d+$/.test(text) || text.length > length)
    throw new RangeError(`${text} is not a number of ${length} digits`)
  return text.padStart(length, '0')
}
const text = (value: string, length: number): string => value.slice(0, length).padEnd(length, ' ')

const header = (sender: TransferSender, day: string): string =>
  [
    '1',
    // 総合振込
    '21',
    // Shift_JIS
    '0',
    digits(sender.code, 10),
    text(sender.holder, 40),
    digits(day, 4),
    digits(sender.bank, 4),
    text('', 15),
    digits(sender.branch, 3),
    text('', 15),
    KIND_CODES[sender.kind],
    digits(sender.number, 7),
    text('', 17),
  ].join('')

const data = ({ to, yen, reference }: Transfer): string =>
  [
    '2',
    digits(to.bank, 4),
    text('', 15),
    digits(to.branch, 3),
    text('', 15),
    text('', 4),
    KIND_CODES[to.kind],
    digits(to.number, 7),
    text(to.holder, 30),
    digits(yen, 10),
    // not the first transfer to this account: banks ignore it
    '0',
    digits(reference, 20),
    // 電信
    '7',
    text('', 1),
    text('', 7),
  ].join('')

const trailer = (transfers: readonly Transfer[]): string =>
  [
    '8',
    digits(transfers.length, 6),
    digits(
      transfers.reduce((sum, { yen }) => sum + yen, 0),
      12,
    ),
    text('', 101),
  ].join('')

/**
 * A file of transfers (総合振込) in the fixed-width format of the Japanese Banks' association:
 * records of 120 bytes in Shift_JIS, ended by CR LF. `day`: `MMDD` of the transfer.
 */
export function zenginFile(
  sender: TransferSender,
  day: string,
  transfers: readonly Transfer[],
): Uint8Array {
  const records = [
    header(sender, day),
    ...transfers.map(data),
    trailer(transfers),
    text('9', RECORD_LENGTH),
  ]
  return zenginBytes(records.map((record) => record + LINE_END).join(''))
}
