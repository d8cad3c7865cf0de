import { isName, normaliseName } from '../people/person-name.ts'

/** Letters of the Latin script with their marks, and the marks that names have. */
export const isLatinName = (text: string): boolean =>
  isName(text) && /^[\p{Script=Latin}][\p{Script=Latin}\p{M} .'’‐-]*$/u.test(text)
export const normaliseLatinName = (text: string): string =>
  normaliseName(text.replace(/[Ａ-Ｚａ-ｚ]/g, (letter) => letter.normalize('NFKC')))
/** A family name in kanji, with the kana that some have. */
export const isKanjiName = (text: string): boolean =>
  isName(text) && /^[\p{Script=Han}々〆ヶぁ-ゖァ-ヺー ]+$/u.test(text)
