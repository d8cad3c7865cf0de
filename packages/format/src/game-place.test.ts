import { expect, test } from 'vitest'
import { gamePlace, placeInOwnScript } from './game-place.ts'

const listed = {
  municipality: 'Kimitsu City',
  prefecture: 'Chiba',
  placeJa: '千葉県君津市',
  placeKo: '지바현 기미쓰시',
}
test.each([
  ['ja', listed, '千葉県君津市'],
  ['zh', listed, '千葉県君津市'],
  ['en', listed, 'Kimitsu City, Chiba'],
  ['ko', listed, '지바현 기미쓰시'],
  // a course entered as free text, and a game that an earlier release cached for offline use
  ['ja', { municipality: null, prefecture: 'Hokkaido', placeJa: null }, 'Hokkaido'],
  ['ja', { municipality: 'Kimitsu City', prefecture: 'Chiba' }, 'Kimitsu City, Chiba'],
  ['ko', { municipality: 'Kimitsu City', prefecture: 'Chiba' }, 'Kimitsu City, Chiba'],
  ['en', { municipality: null, prefecture: null, placeJa: null }, ''],
] as const)('in %s, the place of %j is %s', (language, game, text) =>
  expect(gamePlace(game, language)).toBe(text),
)
test('placeInOwnScript is empty in English only', () => {
  expect(
    (['en', 'ja', 'ko', 'zh'] as const).map((language) => placeInOwnScript(listed, language)),
  ).toEqual([null, '千葉県君津市', '지바현 기미쓰시', '千葉県君津市'])
})
