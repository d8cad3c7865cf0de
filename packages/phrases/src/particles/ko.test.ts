import { describe, expect, test } from 'vitest'
import { chooseParticles } from './ko.ts'

const FORMS = ['이(가)', '을(를)', '은(는)', '과(와)', '(으)로', '(이)나', '이에요(예요)']

describe.each([
  ['after a consonant', ['이', '을', '은', '과', '으로', '이나', '이에요']],
  ['after ㄹ', ['이', '을', '은', '과', '로', '이나', '이에요']],
  ['after a vowel', ['가', '를', '는', '와', '로', '나', '예요']],
] as const)('%s', (ending, particles) => {
  const WORDS = {
    'after a consonant': [
      '민준',
      '4,500엔',
      '와카스 골프 클럽',
      '10',
      '3',
      '26',
      '1,000',
      'Tom',
      'Yuki Brown',
      'Country Club',
      'Jack',
      'Pat',
      'Wang',
      'Anna N.',
      'kim@naver.com',
      'ヤン',
      '7:42',
      '11월 28일(토) 19:05',
    ],
    'after ㄹ': ['서울', '오늘', '1', '7', '18', 'Paul', 'Emily L.', 'mail'],
    'after a vowel': [
      '30달러',
      '42.60달러',
      '미나',
      '12',
      '4',
      '25',
      '9',
      '30%',
      'Emily',
      'Marcus T.',
      'Noah',
      'José',
      'Mike',
      'David',
      'Robert',
      'Wakasu Links',
      'Hakone',
      'info@golf.jp',
      'はこね',
      '8:00',
    ],
  }[ending]
  test.each(WORDS)('%s', (word) => {
    const wrapped = [
      word,
      `‘${word}’`,
      `“${word}”`,
      `<b>${word}</b>`,
      `${word}(Golf)`,
      `${word} (すし)`,
      `‘<b>${word}</b>’`,
      `「${word}」`,
    ]
    for (const before of wrapped)
      expect(FORMS.map((form) => chooseParticles(`${before}${form}`))).toEqual(
        particles.map((particle) => before + particle),
      )
  })
})

test('reads the text in brackets when nothing stands before it', () => {
  expect(chooseParticles('(미나)이(가)')).toBe('(미나)가')
})
test('chooses every particle of a text', () => {
  expect(chooseParticles('30달러이(가) 아니라 4,500엔을(를) 서울(으)로')).toBe(
    '30달러가 아니라 4,500엔을 서울로',
  )
})
test('leaves both forms after an unknown sound, and other brackets alone', () => {
  expect(chooseParticles('箱根을(를)')).toBe('箱根을(를)')
  expect(chooseParticles('을(를)')).toBe('을(를)')
  expect(chooseParticles('이름(이니셜), 도로(로컬)')).toBe('이름(이니셜), 도로(로컬)')
})
