import { expect, test } from 'vitest'
import { readingOf, spokenTime } from './reading.ts'

test.each([
  ['エミリー カーター', 'Emirī Kātā'],
  ['チェ ジュンホ', 'Che Junho'],
  ['ワタナベ ケンイチ', "Watanabe Ken'ichi"],
  ['アンナ・マリア ジャクソン', 'Anna Maria Jakuson'],
  ['ディーン ハットリ', 'Dīn Hattori'],
])('%s is read %s', (katakana, reading) => expect(readingOf(katakana)).toBe(reading))
test.each([
  ['07:42', '7時42分', 'shichi-ji yonjūni-fun'],
  ['08:00', '8時', 'hachi-ji'],
  ['09:10', '9時10分', 'ku-ji juppun'],
  ['10:06', '10時6分', 'jū-ji roppun'],
  ['04:31', '4時31分', 'yo-ji sanjū-ippun'],
  ['13:58', '13時58分', 'jūsan-ji gojū-happun'],
  ['00:05', '0時5分', 'rei-ji go-fun'],
])('%s is %s, %s', (clock, text, reading) => expect(spokenTime(clock)).toEqual({ text, reading }))
