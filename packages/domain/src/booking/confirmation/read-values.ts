import { DAY, HOUR, fromJapanText, japanDate, japanParts, type Instant } from '../../time.ts'
import type { CancellationRow } from '../cancellation-schedule.ts'
import { hoursBefore } from '../cancellation-schedule.ts'

/** A read value; not `sure`: a person has to look at it. */
export type Read<T> = { readonly value: T; readonly sure: boolean }

const WEEKDAYS = '日月火水木金土'
const pad = (value: number) => String(value).padStart(2, '0')

const FULL_DATE = /(\d{4})\s?(?:年|[/.-])\s?(\d{1,2})\s?(?:月|[/.-])\s?(\d{1,2})/
const ERA_DATE = /(?:令和|R)\s?(\d{1,2}|元)\s?(?:年|[/.-])\s?(\d{1,2})\s?(?:月|[/.-])\s?(\d{1,2})/
const SHORT_DATE = /(?:^|[^\d/.-])(\d{1,2})\s?(?:月|\/)\s?(\d{1,2})(?!\d)/
const WEEKDAY = /\(([日月火水木金土])/

/**
 * A day: with a year, of the era Reiwa (2019 is its first year), or without a year, which is the
 * next such day. A wrong weekday makes it uncertain.
 */
export function readDate(text: string, now: Instant): Read<string> | null {
  const full = FULL_DATE.exec(text)
  const era = full ? null : ERA_DATE.exec(text)
  const short = (full ?? era) ? null : SHORT_DATE.exec(text)
  const day = full
    ? dayOf(Number(full[1]), full[2]!, full[3]!)
    : era
      ? dayOf(2018 + (era[1] === '元' ? 1 : Number(era[1])), era[2]!, era[3]!)
      : short && nextDay(short[1]!, short[2]!, now)
  if (!day) return null
  const weekday = WEEKDAY.exec(text)?.[1]
  const isRight =
    weekday === undefined || WEEKDAYS.indexOf(weekday) === japanParts(fromJapanText(day)!).weekday
  return { value: day, sure: short === null && isRight }
}
function dayOf(year: number, month: string, day: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return fromJapanText(text) === undefined ? null : text
}
function nextDay(month: string, day: string, now: Instant): string | null {
  const { year } = japanParts(now)
  const days = [year, year + 1].map((one) => dayOf(one, month, day))
  return days.find((one) => one !== null && one >= japanDate(now)) ?? null
}

/** `HH:mm`. */
export function readTime(text: string): string | null {
  const match = /(?:^|\D)([012]?\d)\s?(?::|時)\s?([0-5]\d)(?!\d)/.exec(text)
  const hourOnly = match ? null : /(?:^|\D)([012]?\d)時/.exec(text)
  const hour = Number((match ?? hourOnly)?.[1] ?? 24)
  return hour > 23 ? null : `${pad(hour)}:${match?.[2] ?? '00'}`
}

/** A day with a time, as travels on the wire; the end of the day when no time is given. */
export function readMoment(text: string, now: Instant): Read<string> | null {
  const date = readDate(text, now)
  const time = readTime(text.replace(FULL_DATE, ' ').replace(ERA_DATE, ' '))
  return date && { value: `${date.value} ${time ?? '23:59'}:00`, sure: date.sure && time !== null }
}

export function readPlayers(text: string): number | null {
  const count = Number(/(\d{1,2})\s?(?:名|人|B\b)/.exec(text)?.[1] ?? 0)
  return count > 0 ? count : null
}

const YEN = /(?:[¥\\]\s?(\d[\d,]{0,9}))|(?:(\d[\d,]{0,9})\s?円)/
export function readYen(text: string): number | null {
  const match = YEN.exec(text)
  const digits = (match?.[1] ?? match?.[2] ?? '').replaceAll(',', '')
  const yen = Number(digits)
  return digits !== '' && yen <= 10_000_000 ? yen : null
}

const REFERENCE = /[A-Za-z0-9][A-Za-z0-9-]{2,31}/
/** A number or code with at least one digit. */
export function readReference(text: string): string | null {
  const reference = REFERENCE.exec(text)?.[0]
  return reference && /\d/.test(reference) ? reference : null
}

export const isPerPlayer = (text: string): boolean =>
  /(?:1|一|お一|ひとり|お1)\s?(?:名|人)|[/@]\s?(?:名|人)/.test(text)

/**
 * A row of charges, such as `3日前17:00以降 1名3,000円` or `当日 100%`. A day without a time begins at
 * midnight in Japan.
 */
export function readScheduleRow(text: string, teeTime: Instant): CancellationRow | null {
  const fromHours = readFrom(text, teeTime)
  const percent = /(\d{1,3})\s?%/.exec(text)?.[1]
  const isWhole = /全額/.test(text)
  const amount = percent !== undefined || isWhole ? null : readYen(text)
  const share = isWhole ? 100 : percent === undefined ? null : Number(percent)
  if (fromHours === null || (amount === null && (share === null || share > 100))) return null
  return {
    fromHours,
    amount,
    percent: share,
    per: /(?:1|一)?組/.test(text) && !isPerPlayer(text) ? 'group' : 'player',
  }
}
/** Whole hours before the tee time at which a row begins. */
function readFrom(text: string, teeTime: Instant): number | null {
  const ahead = /(\d{1,3})\s?時間前/.exec(text)?.[1]
  if (ahead !== undefined) return Number(ahead)
  const days = /(\d{1,3})\s?日前/.exec(text)?.[1] ?? (/前々日/.test(text) ? 2 : undefined)
  const count =
    days ?? (/前日|翌日以降/.test(text) ? 1 : /当日|無断|不来場/.test(text) ? 0 : undefined)
  if (count === undefined) return null
  const midnight = fromJapanText(japanDate(teeTime - Number(count) * DAY))!
  const [hour = 0, minute = 0] = (readTime(text) ?? '00:00').split(':').map(Number)
  return hoursBefore(midnight + hour * HOUR + minute * 60_000, teeTime)
}
