import { HIDDEN } from '../people/hidden-characters.ts'
import { asciiDigits } from '../contact-details/ascii-digits.ts'

/** Stacked accents cover the lines above and below. */
const MAX_MARKS = 4

const JOINER = '\u200d'
/** With the joiners, selectors and tags that make up flags, families and skin tones. */
const EMOJI = /^\p{RGI_Emoji}\ufe0f?$/v

/**
 * A message as it is stored and shown: without characters that a reader cannot see or that turn the
 * direction of the text around them. They hide what is written from readers and from the rules below.
 * Emoji made of several code points stay whole.
 */
export function cleanText(text: string): string {
  let cleaned = ''
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(
    text.replace(/\r\n?/g, '\n'),
  ))
    cleaned += segment === '\n' || EMOJI.test(segment) ? segment : cleanSegment(segment)
  return cleaned.replace(/\n{3,}/g, '\n\n').trim()
}
function cleanSegment(segment: string): string {
  let marks = 0
  return [...segment]
    .filter((character) => {
      if (character === '\n' || character === '\t') return true
      marks += /\p{M}/u.test(character) ? 1 : 0
      return character !== JOINER && !HIDDEN.test(character) && marks <= MAX_MARKS
    })
    .join('')
}

const DIGITS_OF_A_CARD = /[2-6](?:[ .\-_/]?[0-9]){12,18}/g
/** The check digit of payment cards. */
function isLuhn(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i])
    const doubled = i % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
/** A pasted card number leaves only its last four digits. */
export function maskCards(text: string): string {
  // a mask must find the place again: digits outside the first plane take two code units
  const plain = asciiDigits(text)
  const source = plain.length === text.length ? text : plain
  let masked = ''
  let end = 0
  for (const { 0: found, index } of plain.matchAll(DIGITS_OF_A_CARD)) {
    const digits = found.replace(/[^0-9]/g, '')
    if (!isLuhn(digits)) continue
    masked += `${source.slice(end, index)}•••• ${digits.slice(-4)}`
    end = index + found.length
  }
  return masked + source.slice(end)
}
