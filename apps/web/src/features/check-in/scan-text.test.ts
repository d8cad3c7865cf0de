import { describe, expect, test } from 'vitest'
import {
  groupCode,
  hasImpossibleCharacter,
  looksLikeLink,
  readScan,
  spellCode,
  typedCode,
} from './scan-text.ts'

const GAME = '0199a1b2-0000-7000-8000-000000000001'
const OTHER = '0199a1b2-0000-7000-8000-000000000002'
const CODE = 'K7MF29QX'

describe('readScan', () => {
  test.each([
    ['the link in the QR code', `https://tomogolf.example/check-in/${GAME}/${CODE}`],
    ['the link on another host name of the site', `http://localhost:3000/check-in/${GAME}/${CODE}`],
    [
      "the link with the page's language",
      `https://tomogolf.example/check-in/${GAME}/${CODE}?lang=ja`,
    ],
    [
      'the link in its query form',
      `https://tomogolf.example/games/${GAME}?check_in=true&gameId=${GAME}&code=${CODE}`,
    ],
    [
      'the link inside a message',
      `Scan me: https://tomogolf.example/check-in/${GAME}/${CODE} see you`,
    ],
    ['the code alone', CODE],
    ['the code as it is spelled', 'k7mf 29qx'],
    ['the code in full-width letters', 'Ｋ７ＭＦ２９ＱＸ'],
  ])('gives the code: %s', (_, text) => {
    expect(readScan(text, GAME)).toEqual({ kind: 'code', code: CODE })
  })

  test.each([
    [
      'in the QR code',
      `https://tomogolf.example/check-in/${GAME}/${CODE}?p=1k3x9.AbC-_4567890123x`,
    ],
    [
      'in the query form',
      `https://tomogolf.example/games/${GAME}?check_in=true&gameId=${GAME}&code=${CODE}&p=1k3x9.AbC-_4567890123x`,
    ],
  ])('gives the proof of when it was shown: %s', (_, text) => {
    expect(readScan(text, GAME)).toEqual({
      kind: 'code',
      code: CODE,
      proof: '1k3x9.AbC-_4567890123x',
    })
  })
  test('returns the code without a broken proof', () => {
    expect(readScan(`https://tomogolf.example/check-in/${GAME}/${CODE}?p=broken`, GAME)).toEqual({
      kind: 'code',
      code: CODE,
    })
  })

  test('recognises a link of another game', () => {
    expect(readScan(`https://tomogolf.example/check-in/${OTHER}/${CODE}`, GAME)).toEqual({
      kind: 'other_game',
    })
    expect(
      readScan(
        `https://tomogolf.example/games/${GAME}?check_in=true&gameId=${OTHER}&code=${CODE}`,
        GAME,
      ),
    ).toEqual({ kind: 'other_game' })
  })

  test.each([
    ['another site', 'https://example.com/menu'],
    ["a game's page without a code", `https://tomogolf.example/games/${GAME}`],
    ['a query that is no check-in', `https://tomogolf.example/games/${GAME}?code=${CODE}`],
    ['a link with a broken code', `https://tomogolf.example/check-in/${GAME}/K7M`],
    ['a letter that no code has', 'K7MF29Q0'],
    ['nothing', ''],
  ])('is foreign and costs no attempt: %s', (_, text) => {
    expect(readScan(text, GAME)).toEqual({ kind: 'foreign' })
  })
})

describe('typedCode', () => {
  test('is upper case, half-width, without blanks, and at most as long as a code', () => {
    expect(typedCode('k7mf-29')).toBe('K7MF29')
    expect(typedCode('ｋ７ mf 29 qx yz')).toBe('K7MF29QX')
  })
  test('keeps characters that no code has, so that the page can point them out', () => {
    expect(typedCode('k7o')).toBe('K7O')
    expect(hasImpossibleCharacter('K7O')).toBe(true)
    expect(hasImpossibleCharacter(CODE)).toBe(false)
  })
  test('is distinguished from a pasted link', () => {
    expect(looksLikeLink(`tomogolf.example/check-in/${GAME}/${CODE}`)).toBe(true)
    expect(looksLikeLink('K7MF-29QX')).toBe(false)
  })
})

test('formats a code in two groups of four and spells it letter by letter', () => {
  expect(groupCode(CODE)).toBe('K7MF 29QX')
  expect(spellCode(CODE)).toBe('K 7 M F, 2 9 Q X')
})
