import {
  exactMajor,
  smallestUnit,
  toMajor,
  type Currency,
  type Money,
} from '@tomogolf/domain/money'
import { refuse, type Refused } from './refusal.ts'

/** An amount as a person entered it, in major units; refused with the step when it would be rounded. */
export const parseEnteredAmount = (
  major: number,
  currency: Currency,
): Money | Refused<'AMOUNT_NOT_EXACT'> =>
  exactMajor(major, currency) ??
  refuse('AMOUNT_NOT_EXACT', { step: toMajor(smallestUnit(currency)), currency })
